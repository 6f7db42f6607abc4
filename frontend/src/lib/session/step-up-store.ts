import { createStore } from '../store';

/** What the server accepts as a proof of identity. */
export type ProofKind = 'passkey' | 'authenticator' | 'recovery-code' | 'password';

export interface StepUpRequest {
  /** Empty for members who can only sign in again. */
  proofs: readonly ProofKind[];
  answer: (confirmed: boolean) => void;
}

const open = createStore<StepUpRequest | null>(null);
let asked: Promise<boolean> | null = null;

/** Opens the dialog; true once the member has confirmed, false if they closed it. Concurrent operations share it. */
export function askForProof(proofs: readonly ProofKind[]): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    const answer = (confirmed: boolean) => {
      asked = null;
      open.set(null);
      resolve(confirmed);
    };
    open.set({ proofs, answer });
  });
  return asked;
}

export const useStepUpRequest = open.useValue;
