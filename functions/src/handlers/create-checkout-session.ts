import type {
  CreateCheckoutSessionRequest,
  CreateCheckoutSessionResponse,
} from '@talelantern/domain/contracts/create-checkout-session';
import { openCheckout, type CheckoutTools } from '../billing/open-checkout.ts';
import type { Call } from '../http/serve.ts';

/** `origin` is where the app stands. */
export const handleCreateCheckoutSession = async (
  tools: CheckoutTools,
  { caller, body }: Call<CreateCheckoutSessionRequest>,
  origin: string,
): Promise<CreateCheckoutSessionResponse> => ({ url: await openCheckout(tools, caller.uid, body.plan, origin) });
