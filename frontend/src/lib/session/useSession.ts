import { useBoot, type Me } from '../boot/boot-store';

export type { Me } from '../boot/boot-store';

export interface Session {
  me: Me | null;
  /** True until the server has said who this is. */
  unknown: boolean;
}

/** Who is signed in. */
export function useSession(): Session {
  const { me } = useBoot();
  return { me: me ?? null, unknown: me === undefined };
}
