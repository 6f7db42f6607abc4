import { useSyncExternalStore } from 'react';

/** What the server accepts as a proof of identity. */
export type ProofKind = 'passkey' | 'authenticator' | 'recovery-code' | 'password';

export interface StepUpRequest {
  /** Empty for members who can only sign in again. */
  proofs: readonly ProofKind[];
  answer: (confirmed: boolean) => void;
}

let open: StepUpRequest | null = null;
let asked: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

function set(next: StepUpRequest | null) {
  open = next;
  listeners.forEach((listener) => listener());
}

/** Opens the dialog; true once the member has confirmed, false if they closed it. Concurrent operations share it. */
export function askForProof(proofs: readonly ProofKind[]): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    const answer = (confirmed: boolean) => {
      asked = null;
      set(null);
      resolve(confirmed);
    };
    set({ proofs, answer });
  });
  return asked;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useStepUpRequest = () =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  );
