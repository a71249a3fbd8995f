/** The hero of a brief or a story: the first character with that role, else the first. */
export const heroOf = <Character extends { role?: string | null | undefined }>({
  characters,
}: {
  characters: readonly Character[];
}): Character | undefined => characters.find(({ role }) => role === 'Hero') ?? characters[0];
