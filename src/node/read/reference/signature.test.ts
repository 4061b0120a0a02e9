import { describe, expect, it } from 'vitest';
import { parseDocComment } from './docComment';
import { buildSignature } from './signature';

describe('buildSignature', () => {
  it('reads types with nested braces, optional arguments and the result', () => {
    const doc = parseDocComment(`/**
   * @param {Array<{ id: string }>} rows The rows.
   * @param {object} [details] More.
   * @param {number=} count - How many.
   * @returns {boolean} Whether it went well.
   */`);
    expect(buildSignature(doc)).toEqual({
      arguments: [
        { name: 'rows', type: 'Array<{ id: string }>', description: 'The rows.' },
        { name: 'details?', type: 'object', description: 'More.' },
        { name: 'count?', type: 'number', description: 'How many.' },
      ],
      returns: { type: 'boolean', description: 'Whether it went well.' },
    });
  });

  it('reads a name in two pairs of braces as a type', () => {
    const doc = parseDocComment('/** @returns {{GridStateColDef}} The [[GridStateColDef]]. */');
    expect(buildSignature(doc)?.returns).toEqual({
      type: 'GridStateColDef',
      description: 'The [[GridStateColDef]].',
    });
  });

  it('takes types that the comment lacks from the declaration', () => {
    const declared = {
      arguments: [{ name: 'value', type: 'PickerValue', description: '' }],
      returns: { type: 'void', description: '' },
    };
    const doc = parseDocComment('/** @param value The date. */');
    expect(buildSignature(doc, declared)).toEqual({
      arguments: [{ name: 'value', type: 'PickerValue', description: 'The date.' }],
      returns: { type: 'void', description: '' },
    });
  });

  it('replaces type parameters and marks what the declaration makes optional', () => {
    const declared = {
      arguments: [
        { name: 'value', type: 'PickerValue', description: '' },
        { name: 'options?', type: 'Options', description: '' },
      ],
      returns: { type: 'void', description: '' },
    };
    const doc = parseDocComment(`/**
   * @param {TValue} value The date.
   * @param {Options} options More.
   */`);
    expect(buildSignature(doc, declared)?.arguments).toEqual([
      { name: 'value', type: 'PickerValue', description: 'The date.' },
      { name: 'options?', type: 'Options', description: 'More.' },
    ]);
  });

  it('is absent for what is not a function', () => {
    expect(buildSignature(parseDocComment('/** A number. */'))).toBeUndefined();
  });
});
