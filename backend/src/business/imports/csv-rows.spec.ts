import { expect, it } from '@jest/globals';
import { readImport } from './import-file.js';

it.each(['csv', 'jsonl'] as const)(
  '2,000 rows of %s are read in steps, between which others are served',
  async (format) => {
    const rows = Array.from({ length: 2_000 }, (_, at) =>
      format === 'csv'
        ? `CAR-${at},car-lease,Car ${at}`
        : JSON.stringify({ externalId: `CAR-${at}`, title: 'Car' }),
    );
    const file = [...(format === 'csv' ? ['external_id,type,title'] : []), ...rows].join('\n');
    let turns = 0;
    let isRead = false;
    const counting = (async () => {
      for (; !isRead; turns++) await new Promise(setImmediate);
    })();
    const read = await readImport(Buffer.from(file), {
      ...{ format, match: 'external-id', mapping: {} },
      refuse: () => undefined,
    });
    isRead = true;
    await counting;
    expect(read.rows).toHaveLength(2_000);
    expect(turns).toBeGreaterThanOrEqual(2_000 / 50);
  },
);
