import { isShipped, LEGAL_KINDS, type LegalKind } from '@handover/domain/legal/legal-kinds';
import { Not, IsNull, type EntityManager } from 'typeorm';
import { LegalText } from './legal-text.entity.js';

/** Of the texts that the product ships: the newest version that an admin has published; null if none. */
export async function publishedVersions({
  manager,
}: {
  manager: EntityManager;
}): Promise<{ kind: LegalKind; version: number | null }[]> {
  const texts = await manager.find(LegalText, {
    select: { kind: true, version: true },
    where: { version: Not(IsNull()) },
    order: { version: 'DESC' },
  });
  return LEGAL_KINDS.filter(isShipped).map((kind) => ({
    kind,
    version: texts.find((text) => text.kind === kind)?.version ?? null,
  }));
}
