import Box from '@mui/material/Box';
import { FileText } from 'lucide-react';
import type { SettingCategory } from '../../../generated/admin';
import { timeAgoInText } from '../../../lib/format/time';
import { AdminList, AdminRow } from '../list/AdminList';
import { CodeText } from '../list/CodeText';
import { TabHeading } from '../list/TabHeading';
import { categoryLabels } from './categories';
import { valueWarning } from './check-value';
import { useAdminSettings } from './useAdminSettings';
import { ValueWarning } from './ValueWarning';

/** Values are truncated to this length. */
const SHOWN_CHARACTERS = 200;

const cut = (value: string) =>
  value.length > SHOWN_CHARACTERS ? `${value.slice(0, SHOWN_CHARACTERS)}...` : value;

/** Read-only list of one category; settings are edited on the Content and Settings tabs. */
export function CategoryTab({ category }: { category: SettingCategory }) {
  const { settings, failed, retry, loadMore } = useAdminSettings();
  const name = categoryLabels[category];
  return (
    <section>
      <TabHeading
        title={`${name} Settings`}
        text={`What is stored for the ${name.toLowerCase()} section of the landing page.`}
      />
      <AdminList
        label={`${name} settings`}
        rows={settings
          ?.filter((setting) => setting.category === category)
          .map(({ id, key, value, description, updatedAt }) => (
            <AdminRow key={id}>
              <Box sx={{ fontWeight: 650 }}>{key}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {description && `${description} · `}Updated {timeAgoInText(updatedAt)}
              </Box>
              <CodeText>{cut(value)}</CodeText>
              <ValueWarning text={valueWarning(key, value)} />
            </AdminRow>
          ))}
        failed={failed}
        onRetry={retry}
        onMore={loadMore}
        empty={{
          icon: FileText,
          title: `No ${name.toLowerCase()} settings yet`,
          text: 'The landing page shows its built-in text. Initialize the content on the Content tab to change it.',
        }}
      />
    </section>
  );
}
