/** The first character with the role of hero, otherwise the first character. */
export const heroOf = <Character extends { role?: string | null | undefined }>({
  characters,
}: {
  characters: readonly Character[];
}): Character | undefined => characters.find(({ role }) => role === 'Hero') ?? characters[0];
