import { FileText } from 'lucide-react';
import type { SettingCategory } from '../../../generated/admin';
import { AdminList } from '../list/AdminList';
import { AdminRow } from '../list/AdminRow';
import { TabHeading } from '../list/TabHeading';
import { categoryLabels, ChangedTime, CodeText, valueWarning, ValueWarning } from './SettingParts';
import { useAdminSettings } from './useAdminSettings';

/** Values are truncated to this length. */
const SHOWN_CHARACTERS = 200;

const cut = (value: string) =>
  value.length > SHOWN_CHARACTERS ? `${value.slice(0, SHOWN_CHARACTERS)}...` : value;

/** Read-only list of one category; settings are edited on the Content and Settings tabs. */
function CategoryTab({ category }: { category: SettingCategory }) {
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
            <AdminRow
              key={id}
              about={key}
              head={key}
              meta={<ChangedTime description={description} iso={updatedAt} />}
            >
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

export const HeroTab = () => <CategoryTab category="HERO" />;
export const ServicesTab = () => <CategoryTab category="SERVICES" />;
