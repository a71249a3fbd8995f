export const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** A table of Markdown; `rows` are made by `row`. */
export const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n');
