import { createContext, useContext } from 'react';

export interface Reported {
  targetType: 'CONTRACT' | 'MESSAGE' | 'PARTY';
  /** The contract, the message or the transfer. */
  targetId: string;
}

interface Reporting {
  hasReported: (target: Reported) => boolean;
  /** Opens the dialog. */
  ask: (target: Reported) => void;
}

/** Null for visitors, who cannot report. */
export const ReportingContext = createContext<Reporting | null>(null);

export const useReporting = (): Reporting | null => useContext(ReportingContext);
