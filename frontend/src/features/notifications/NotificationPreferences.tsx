import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { NOTIFICATION_KINDS } from '@handover/domain/notifications/notification-kinds';
import { Lock } from 'lucide-react';
import { ErrorState } from '../../components/plain/ErrorState';
import { SectionCard } from '../../components/mui/SectionCard';
import { visuallyHidden } from '../../components/visually-hidden';
import {
  useNotificationPreferencesQuery,
  type PreferenceFieldsFragment,
} from '../../generated/notifications';
import { wordOf } from '../../lib/enum-words';
import { useSetPreference } from './useSetPreference';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '12px 0', verticalAlign: 'top', textAlign: 'left' },
  '& tbody tr': { borderTop: '1px solid var(--mui-palette-divider)' },
  '& thead th': { padding: '0 0 8px', fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' },
  '& td, & thead th + th': { width: 76, textAlign: 'center' },
  '& tbody th': { fontWeight: 600, paddingRight: 12 },
  '& .hint': {
    display: 'block',
    fontWeight: 400,
    fontSize: '0.875rem',
    color: 'var(--mui-palette-text-secondary)',
  },
  '& .why': { display: 'flex', gap: 6, marginTop: 4 },
  '& .why svg': { flex: 'none', marginTop: 3 },
  '& .hidden': visuallyHidden,
});

/** Where the member wants each kind of notification; some kinds always come. */
export function NotificationPreferences() {
  const { data, error, refetch } = useNotificationPreferencesQuery();
  return (
    <SectionCard
      title="What we notify you about"
      text="We send at most one email a day for each contract, apart from emails about money and urgent deadlines. They never contain messages or contact details."
    >
      {data ? (
        <Table>
          <thead>
            <tr>
              <th scope="col">
                <span className="hidden">Kind</span>
              </th>
              <th scope="col">Email</th>
              <th scope="col">On the site</th>
            </tr>
          </thead>
          <tbody>
            {data.notificationPreferences.map((preference) => (
              <PreferenceRow key={preference.kind} preference={preference} />
            ))}
          </tbody>
        </Table>
      ) : error ? (
        <ErrorState onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <div role="status" aria-label="Loading">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} height={72} />
          ))}
        </div>
      )}
    </SectionCard>
  );
}

function PreferenceRow({ preference }: { preference: PreferenceFieldsFragment }) {
  const { kind, mail, inApp, locked } = preference;
  const { label, hint, locked: why } = NOTIFICATION_KINDS[wordOf(kind)];
  const set = useSetPreference(preference);
  const choice = (name: 'mail' | 'inApp', where: string, checked: boolean) => (
    <td>
      <Switch
        checked={checked}
        disabled={locked}
        onChange={(_, isOn) => void set({ [name]: isOn })}
        slotProps={{ input: { 'aria-label': `${label}: ${where}` } }}
      />
    </td>
  );
  return (
    <tr>
      <th scope="row">
        {label}
        <span className="hint">{hint}</span>
        {why && (
          <span className="hint why">
            <Lock size={14} aria-hidden />
            {why}
          </span>
        )}
      </th>
      {choice('mail', 'by email', mail)}
      {choice('inApp', 'on the site', inApp)}
    </tr>
  );
}
