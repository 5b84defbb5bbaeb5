import { expect, it } from 'vitest';
import { describeWithServer, withJournals } from './journals.js';

const series = { vatNumber: '123456783', branch: 0, invoiceType: '11.1', series: 'A' } as const;

describeWithServer('numbers on PostgreSQL', () => {
  const journals = withJournals();

  it('are reserved once each and without gaps, by many hosts at the same time', async () => {
    const schema = journals.newSchema();
    const numbering = { first: [{ ...series, aa: '158' }] };
    const hosts = await Promise.all(Array.from({ length: 4 }, () => journals.open(schema, { numbering })));
    const reserved = hosts.flatMap((host) =>
      Array.from({ length: 10 }, () => host.numbering.reserve(series)),
    );
    const numbers = (await Promise.all(reserved)).map(({ aa }) => Number(aa)).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => 158 + index));
  });

  it('keep the rules of numbering', async () => {
    const { numbering } = await journals.open();
    const first = await numbering.reserve(series, { memo: 'table 7' });
    const second = await numbering.reserve(series);
    await numbering.commit(first, { mark: '400001970000109' });
    await expect(numbering.commit(second, { mark: '400001970000109' })).rejects.toMatchObject({
      issues: [{ rule: 'numbering/elsewhere' }],
    });
    await numbering.burn(second, 'the customer left');
    expect(await numbering.open()).toEqual([]);
    expect(await numbering.gaps()).toMatchObject([{ aa: '2', reason: 'the customer left' }]);
    await expect(numbering.burn({ ...series, aa: '3' }, 'x')).rejects.toMatchObject({
      issues: [{ rule: 'numbering/not-reserved' }],
    });
    await expect(numbering.burn({ ...series, aa: 'A3' }, 'x')).rejects.toMatchObject({
      issues: [{ rule: 'numbering/not-reserved' }],
    });
  });

  it('go as far as the largest number, and no further', async () => {
    const last = '18446744073709551615';
    const { numbering } = await journals.open(undefined, { numbering: { first: [{ ...series, aa: last }] } });
    expect(await numbering.reserve(series)).toMatchObject({ aa: last });
    await expect(numbering.reserve(series)).rejects.toMatchObject({
      issues: [{ rule: 'numbering/exhausted' }],
    });
  });
});
