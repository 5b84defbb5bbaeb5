import { describe, expect, it } from 'vitest';
import { checkProperties } from '../../../scripts/members/properties.js';

describe('the properties of rows in reference/members.json', () => {
  const check = (row: object) => () =>
    checkProperties('members.json', { kind: '…', 'min, max': '…' }, [{ name: 'Line', members: [row] }]);

  it('are those of the legend, which may explain several at once', () => {
    expect(check({ name: 'note', kind: 'text', min: 0, max: 50 })).not.toThrow();
  });

  it('are reported if they are misspelt', () => {
    expect(check({ name: 'note', kind: 'text', mox: 50 })).toThrow(
      'members.json: Line.note has an unknown property mox. Known: name, members, kind, min, max',
    );
  });
});
