import { Archive, Merge, Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { RowAct } from '../list/ActMenu';
import { MergeDialog } from './MergeDialog';
import { RetireDialog } from './RetireDialog';
import type { Subject } from './rule-words';
import { SubjectDialog } from './SubjectDialog';

const DIALOGS = { edit: SubjectDialog, merge: MergeDialog, retire: RetireDialog };

/** What can be done with a subject, and the dialog that is open; nothing once it is retired. */
export function useSubjectActs(subject: Subject): { acts: RowAct[]; dialog: ReactNode } {
  const [opened, open] = useState<keyof typeof DIALOGS | null>(null);
  if (subject.status === 'RETIRED') return { acts: [], dialog: null };
  const Dialog = opened && DIALOGS[opened];
  return {
    acts: [
      { label: 'Edit', icon: Pencil, inRow: true, onClick: () => open('edit') },
      { label: 'Merge into another one', icon: Merge, onClick: () => open('merge') },
      { label: 'Retire', icon: Archive, danger: true, onClick: () => open('retire') },
    ],
    dialog: Dialog && <Dialog subject={subject} onClose={() => open(null)} />,
  };
}
