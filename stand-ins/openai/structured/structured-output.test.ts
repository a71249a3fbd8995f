import { describe, expect, it } from 'vitest';
import { parseTextFormat } from '../endpoints/text-format.ts';
import { shapeOutput } from './shape-output.ts';

const CHAPTER_SCHEMA = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    paragraphs: { type: 'array', items: { type: 'string' } },
    mood: { enum: ['calm', 'wild'] },
    pages: { type: ['integer', 'null'] },
    author: { anyOf: [{ type: 'null' }, { type: 'string' }] },
    extra: { $ref: '#/$defs/extra' },
  },
  required: ['title', 'paragraphs', 'mood', 'pages', 'author', 'extra'],
  additionalProperties: false,
  $defs: {
    extra: {
      type: 'object',
      properties: { isDone: { type: 'boolean' } },
      required: ['isDone'],
      additionalProperties: false,
    },
  },
};

describe('shapeOutput', () => {
  it('output contains the known values in exactly the requested format', () => {
    const output: unknown = JSON.parse(
      shapeOutput(CHAPTER_SCHEMA, { title: 'Hush', paragraphs: ['One.', 'Two.'], stray: 1 }),
    );
    expect(output).toEqual({
      title: 'Hush',
      paragraphs: ['One.', 'Two.'],
      mood: 'calm',
      pages: 0,
      author: '',
      extra: { isDone: false },
    });
  });

  it('output respects the bounds of a list', () => {
    const schema = { type: 'object', properties: { ideas: { type: 'array', items: { type: 'string' }, maxItems: 1 } } };
    expect(shapeOutput(schema, { ideas: ['a', 'b'] })).toBe('{"ideas":["a"]}');
  });
});

describe('parseTextFormat', () => {
  const strict = { type: 'json_schema', name: 'chapter', strict: true };

  it('parseTextFormat returns the schema of a format, and null for plain text', () => {
    expect(parseTextFormat('text.format', { ...strict, schema: CHAPTER_SCHEMA })).toMatchObject({ type: 'object' });
    expect(parseTextFormat('text.format', { type: 'text' })).toBeNull();
  });

  it.each([
    ['another format', { type: 'grammar' }, 'unsupported_value'],
    ['a schema without a name', { type: 'json_schema', schema: CHAPTER_SCHEMA }, 'invalid_type'],
    ['open objects', { ...strict, schema: { ...CHAPTER_SCHEMA, additionalProperties: true } }, 'invalid_json_schema'],
    ['optional properties', { ...strict, schema: { ...CHAPTER_SCHEMA, required: ['title'] } }, 'invalid_json_schema'],
    ['a list at the top', { ...strict, schema: { type: 'array' } }, 'invalid_json_schema'],
  ])('a text format with %s is refused as the vendor does', (_name, format, code) => {
    expect(() => parseTextFormat('text.format', format)).toThrow(
      expect.objectContaining({ status: 400, body: { error: expect.objectContaining({ code }) } }),
    );
  });
});
