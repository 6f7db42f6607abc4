import { RETENTION_DAYS } from '@handover/domain/retention';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { MemberData } from '../../member-data/member-data.js';
import { readAll } from '../../member-data/read-all.js';
import { Retention } from '../../retention/retention.js';
import { Import, ImportMappingRow } from './import.entity.js';
import { PhotoAddress } from './photos/photo-address.entity.js';

const EXPORTED = {
  ...{ id: true, mode: true, format: true, match: true, missing: true, state: true, rows: true, ok: true },
  ...{
    failed: true,
    problems: true,
    created: true,
    changed: true,
    unchanged: true,
    paused: true,
    createdAt: true,
  },
} as const;
const EXPORTED_PHOTOS = {
  id: true,
  contractId: true,
  url: true,
  position: true,
  state: true,
  createdAt: true,
} as const;
const AGED = { table: 'imports', key: 'id', column: 'created_at', days: RETENTION_DAYS.imports } as const;

/** The export and deletion of what members sent, and how long it is kept. */
@Injectable()
export class ImportsData {
  constructor({ manager }: Database, data: MemberData, retention: Retention) {
    data.register('imports', {
      collect: async ({ id: userId }) => {
        const imports = await readAll(manager.getRepository(Import), { userId }, EXPORTED);
        const mapping = await manager.findOneBy(ImportMappingRow, { userId });
        const photos = await readAll(manager.getRepository(PhotoAddress), { userId }, EXPORTED_PHOTOS);
        return { imports, headings: mapping?.headings ?? {}, photos };
      },
      forget: async (tx, { id: userId }) => {
        // the imports before their addresses, as a photo that fails locks them
        await tx.manager.delete(Import, { userId });
        await tx.manager.delete(PhotoAddress, { userId });
        await tx.manager.delete(ImportMappingRow, { userId });
      },
    });
    retention.register('imports', (limit) => retention.deleteOld(AGED, limit));
  }
}
