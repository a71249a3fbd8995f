import { readText } from '@talelantern/domain/stored/read-fields';

/** Who runs this copy of Talelantern and answers for it. Each is '' where nobody has said it: nothing is made up. */
export interface Operator {
  name: string;
  /** By post, on one line. */
  address: string;
  email: string;
}

/** Reads VITE_OPERATOR_… of .env.example. */
export const readOperator = (values: Readonly<Record<string, unknown>>): Operator => ({
  name: readText(values['VITE_OPERATOR_NAME']).trim(),
  address: readText(values['VITE_OPERATOR_ADDRESS']).trim(),
  email: readText(values['VITE_OPERATOR_EMAIL']).trim(),
});

/** The operator of this build. */
export const getOperator = (): Operator => readOperator(import.meta.env);
