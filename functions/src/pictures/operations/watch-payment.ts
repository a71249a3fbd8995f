import { isUnbilled } from '../../core/provider-error.ts';
import type { ImageModel } from '../../generation/ports/providers.ts';

/** The same model; `isUnpaid` tells whether a failure of the work came without any picture that the vendor bills. */
export function watchPayment(model: ImageModel) {
  let isPaid = false;
  const imageModel: ImageModel = {
    async generate(order) {
      const picture = await model.generate(order);
      isPaid = true;
      return picture;
    },
  };
  return { imageModel, isUnpaid: ({ cause }: Error): boolean => !isPaid && isUnbilled(cause) };
}
