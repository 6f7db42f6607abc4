import { ShieldAlert, X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import './SafetyTip.css';

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

const never = () => () => undefined;

/**
 * A line about a known fraud, shown next to the action it is about. A dismissed tip stays hidden in this browser on every
 * page. The server renders every tip, so a dismissed one is hidden after hydration.
 */
export function SafetyTip({ text = '', stays = false }: SafetyTipProps) {
  const [dismissedHere, setDismissedHere] = useState('');
  const wasDismissed = useSyncExternalStore(
    never,
    () => dismissed().includes(text),
    () => false,
  );
  if (!text || (!stays && (wasDismissed || dismissedHere === text))) return null;
  const hide = () => {
    dismiss(text);
    setDismissedHere(text);
  };
  return (
    <p className="safety-tip">
      <ShieldAlert size={18} aria-hidden />
      <span>{text}</span>
      {!stays && (
        <button type="button" aria-label="Dismiss this safety tip" onClick={hide}>
          <X size={16} aria-hidden />
        </button>
      )}
    </p>
  );
}
