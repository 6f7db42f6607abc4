import { Injectable } from '@nestjs/common';
import { MemberData } from '../member-data/member-data.js';
import { readAll } from '../member-data/read-all.js';
import { MyReport } from './report.entity.js';
import { Database } from '../database/database.js';

const EXPORTED = {
  ...{ id: true, targetType: true, targetId: true, contractId: true, reason: true, note: true },
  ...{ createdAt: true, resolvedAt: true },
} as const;

/** The reports of a deleted account stay for the record about their targets, without what the member wrote. */
@Injectable()
export class ReportsData {
  constructor({ manager }: Database, data: MemberData) {
    data.register('reports', {
      collect: ({ id: reporterId }) => readAll(manager.getRepository(MyReport), { reporterId }, EXPORTED),
      forget: async (tx, { id: reporterId }) => {
        await tx.manager.update(MyReport, { reporterId }, { note: null });
      },
    });
  }
}
