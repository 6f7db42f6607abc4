import { styled } from '@mui/material/styles';
import { Disclosure } from '../Disclosure';
import { actWords } from './act-words';
import type { DialogContext } from './dialog-words';
import type { Act } from './transfer-acts';

const List = styled('ul')({
  listStyle: 'none',
  margin: '0 -12px',
  padding: 0,
  '& button': {
    display: 'block',
    width: '100%',
    minHeight: 44,
    padding: '8px 12px',
    border: 0,
    borderRadius: 10,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: '0.9375rem',
    lineHeight: 1.45,
    textAlign: 'left',
    cursor: 'pointer',
    '&:hover': { backgroundColor: 'var(--mui-palette-sunken-main)' },
  },
  '& b': { display: 'block', fontWeight: 600 },
  '& small': { fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' },
});

interface MoreActsProps {
  acts: readonly Act[];
  context: DialogContext;
  onAsk: (act: Exclude<Act, 'accept'>) => void;
}

/** Everything else that is possible now, each with what it means. */
export const MoreActs = ({ acts, context, onAsk }: MoreActsProps) => (
  <Disclosure title="Something went wrong or takes longer">
    <List>
      {acts.map((act) => {
        const { label, hint } = actWords(act, context);
        return (
          <li key={act}>
            <button type="button" onClick={() => act !== 'accept' && onAsk(act)}>
              <b>{label}</b>
              {hint && <small>{hint}</small>}
            </button>
          </li>
        );
      })}
    </List>
  </Disclosure>
);
