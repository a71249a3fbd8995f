/** Why a form cannot be sent: what is displayed at the field. */
export interface FieldProblem<Field extends string> {
  field: Field;
  message: string;
}
