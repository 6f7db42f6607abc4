import { Global, Injectable, Module } from '@nestjs/common';
import type { Tx } from '../database/database.js';

/** The member whose data is exported or deleted. */
export interface DataOwner {
  id: string;
  email: string;
  /** An address that was never confirmed may belong to another person. */
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
}

interface DataPart {
  /** Reads what the export contains under this name. Never a secret: no hashes, tokens or session ids. */
  collect?: (owner: DataOwner) => Promise<unknown>;
  /** Deletes or anonymizes it when the account is deleted, in the same transaction. */
  forget?: (tx: Tx, owner: DataOwner) => Promise<void>;
}

/** Each module registers what it stores about a member, for the export and for the deletion of the account. */
@Injectable()
export class MemberData {
  private readonly parts = new Map<string, DataPart>();

  register(name: string, part: DataPart): void {
    this.parts.set(name, part);
  }

  async collect(owner: DataOwner): Promise<Record<string, unknown>> {
    const collected: Record<string, unknown> = {};
    // one after the other: an export must not use all connections
    for (const [name, { collect }] of this.parts) if (collect) collected[name] = await collect(owner);
    return collected;
  }

  async forget(tx: Tx, owner: DataOwner): Promise<void> {
    for (const { forget } of this.parts.values()) await forget?.(tx, owner);
  }
}

/** Global, so that any module can register its part. */
@Global()
@Module({ providers: [MemberData], exports: [MemberData] })
export class MemberDataModule {}
