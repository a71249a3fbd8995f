import { format } from 'oxfmt';
import style from '../oxfmt.config.ts';

/** Text of a generated file as the formatter writes it. Throws if it cannot be parsed as what the file's name says. */
export async function formatText(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, style);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
