/** What has to be kept from a family's stories and pictures, and from the models that make them (architecture §6). */
export interface FamilySafety {
  /** The avoid list of the child that the work is for; empty where it is for nobody in particular. */
  avoid: readonly string[];
  /** Children's nicknames and the names of characters that are real children: they never leave for a model. */
  realNames: readonly string[];
}

export interface Families {
  /** @throws AppError `not_found` for a child that is not among the family's. */
  safetyOf: (uid: string, childId: string | null) => Promise<FamilySafety>;
}
