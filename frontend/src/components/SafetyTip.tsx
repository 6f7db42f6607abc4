import { styled } from '@mui/material/styles';
import { ShieldAlert, X } from 'lucide-react';
import { useState } from 'react';

const TipLine = styled('p')({
  display: 'flex',
  gap: 8,
  margin: 0,
  padding: '10px 14px',
  borderRadius: 10,
  fontSize: '0.875rem',
  lineHeight: 1.5,
  fontWeight: 500,
  color: 'var(--mui-palette-amber-ink)',
  backgroundColor: 'var(--mui-palette-amber-soft)',
  '& > svg': { flex: 'none', marginTop: 2 },
  '& > span': { flex: 1, minWidth: 0 },
  '& > button': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 44,
    minHeight: 44,
    margin: '-11px -10px -11px 0',
    padding: 0,
    border: 0,
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
  },
});

const KEY = 'dismissed-tips';

/** The tips that were dismissed in this browser. Storage may be full, blocked or edited: then tips are shown. */
function dismissed(): string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((tip) => typeof tip === 'string') : [];
  } catch {
    return [];
  }
}

function dismiss(text: string): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify([...new Set([...dismissed(), text])]));
  } catch {
    // it is hidden until the page is loaded again
  }
}

interface SafetyTipProps {
  text: string | undefined;
  /** Shown even if it was dismissed, and without a button: where money is paid. */
  stays?: boolean;
}

/** One line of safety in the place where it matters. Dismissed, it stays away in this browser, wherever it stood. */
export function SafetyTip({ text, stays = false }: SafetyTipProps) {
  const [hidden, setHidden] = useState(dismissed);
  if (!text || (!stays && hidden.includes(text))) return null;
  const hide = () => {
    dismiss(text);
    setHidden([...hidden, text]);
  };
  return (
    <TipLine>
      <ShieldAlert size={18} aria-hidden />
      <span>{text}</span>
      {!stays && (
        <button type="button" aria-label="Dismiss this safety tip" onClick={hide}>
          <X size={16} aria-hidden />
        </button>
      )}
    </TipLine>
  );
}
