import { readText } from '@talelantern/domain/stored/read-fields';

/** The operator of this deployment, who is responsible for it; '' if not configured. */
export interface Operator {
  name: string;
  address: string;
  email: string;
  phone: string;
  /** What else the law asks the operator to name: register, tax number, representatives. */
  legal: string;
}

export const readOperator = (values: Readonly<Record<string, unknown>>): Operator => ({
  name: readText(values['VITE_OPERATOR_NAME']).trim(),
  address: readText(values['VITE_OPERATOR_ADDRESS']).trim(),
  email: readText(values['VITE_OPERATOR_EMAIL']).trim(),
  phone: readText(values['VITE_OPERATOR_PHONE']).trim(),
  legal: readText(values['VITE_OPERATOR_LEGAL']).trim(),
});

export const getOperator = (): Operator => readOperator(import.meta.env);
