/** Everything that is stored of the family, packed into one file. */
export interface FamilyArchive {
  /** Where it is fetched, by whoever has this address. */
  url: string;
  bytes: number;
  /** Ms since 1970. */
  expiresAt: number;
}

/** Taking everything along, and going for good (architecture §6). */
export interface LeavingService {
  /** Packs all that is stored of the family; takes minutes where there is much. Throws AppError with the sentence to show. */
  packArchive: () => Promise<FamilyArchive>;
  /**
   * Deletes the account and everything in it, for ever. The person has just shown that it is them.
   * @throws AppError with the sentence to show; what was begun is then finished by the service.
   */
  deleteAccount: () => Promise<void>;
}
