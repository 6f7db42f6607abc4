import { useBoot, type Me } from '../boot/boot';

export type { Me } from '../boot/boot';

export interface Session {
  me: Me | null;
  /** True until the viewer is known. */
  unknown: boolean;
}

/** The viewer, or null for a visitor. */
export function useSession(): Session {
  const { me } = useBoot();
  return { me: me ?? null, unknown: me === undefined };
}
