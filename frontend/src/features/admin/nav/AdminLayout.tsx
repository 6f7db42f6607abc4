import { styled } from '@mui/material/styles';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { visuallyHidden } from '../../../components/visually-hidden';
import { radius } from '../../../theme/tokens';
import { useMay } from '../../../lib/session/rights';
import { tabGroups } from '../admin-tabs';
import { TAB_RIGHTS, tabLabel, type AdminTab } from '../tab-rights';
import { WIDE } from '../list/row-styles';
import { OperatorNotes } from './OperatorNotes';

/** The panel is at least as tall as the window, so that the footer does not move while rows load. */
const Layout = styled('div')({
  '.tab-panel': { minWidth: 0, minHeight: '100vh', paddingTop: 20 },
  [WIDE]: {
    display: 'grid',
    gridTemplateColumns: '196px minmax(0, 1fr)',
    gap: 36,
    alignItems: 'start',
    '.tab-panel': { paddingTop: 0 },
  },
});

interface AdminLayoutProps {
  open: AdminTab;
  counts?: TabCounts;
  children: ReactNode;
}

/** Notes about the site, navigation and panel. */
export function AdminLayout({ open, counts = {}, children }: AdminLayoutProps) {
  const may = useMay();
  const label = may(TAB_RIGHTS[open])
    ? { 'aria-labelledby': `admin-tab-${open}` }
    : { 'aria-label': tabLabel(open) };
  return (
    <>
      <OperatorNotes />
      <Layout>
        <AdminNav open={open} counts={counts} />
        <div className="tab-panel" role="tabpanel" id="admin-panel" key={open} {...label}>
          {children}
        </div>
      </Layout>
    </>
  );
}

const TabList = styled('div')({
  display: 'flex',
  gap: 4,
  marginInline: -16,
  padding: '6px 56px 6px 16px',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  borderBottom: '1px solid var(--mui-palette-divider)',
  // The fade tells that the row continues; the padding keeps the last tab clear of it.
  maskImage: 'linear-gradient(to right, #000 calc(100% - 56px), transparent)',
  '& > div': { display: 'flex', gap: 4 },
  '& > div + div': { borderLeft: '1px solid var(--mui-palette-divider)', paddingLeft: 8, marginLeft: 4 },
  '.group': { display: 'none' },
  '.tab': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    flex: 'none',
    minHeight: 44,
    paddingInline: 12,
    borderRadius: radius.control,
    color: 'var(--mui-palette-text-secondary)',
    fontSize: '0.9375rem',
    fontWeight: 550,
    textDecoration: 'none',
  },
  '.tab:hover': {
    color: 'var(--mui-palette-text-primary)',
    backgroundColor: 'var(--mui-palette-sunken-main)',
  },
  '.tab[aria-selected="true"]': {
    color: 'var(--mui-palette-primary-main)',
    backgroundColor: 'var(--mui-palette-state-active-soft)',
    fontWeight: 650,
  },
  '.count': {
    marginLeft: 'auto',
    minWidth: 22,
    padding: '0 6px',
    borderRadius: radius.pill,
    color: 'var(--mui-palette-state-active-main)',
    backgroundColor: 'var(--mui-palette-state-active-soft)',
    fontSize: '0.8125rem',
    fontWeight: 650,
    lineHeight: '22px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  [WIDE]: {
    position: 'sticky',
    top: 88,
    maxHeight: 'calc(100dvh - 104px)',
    flexDirection: 'column',
    gap: 20,
    margin: 0,
    padding: 0,
    overflow: 'hidden auto',
    border: 0,
    maskImage: 'none',
    '& > div': { flexDirection: 'column', gap: 2 },
    '& > div + div': { border: 0, padding: 0, margin: 0 },
    '.group': {
      display: 'block',
      padding: '0 12px 4px',
      color: 'var(--mui-palette-text-secondary)',
      fontSize: '0.8125rem',
      fontWeight: 600,
    },
    '.tab': { minHeight: 40, color: 'var(--mui-palette-text-primary)' },
  },
});

/** By tab, how many of its entries wait for an admin; counted up to 100. */
export type TabCounts = Readonly<Record<string, number>>;

const shown = (count: number) => (count > 99 ? '99+' : String(count));

/** The tabs that the viewer may open, in groups. They are links, so that each can be opened in a browser tab of its own. */
function AdminNav({ open, counts }: { open: AdminTab; counts: TabCounts }) {
  const list = useRef<HTMLDivElement>(null);
  const may = useMay();
  const groups = tabGroups
    .map(({ group, tabs }) => ({ group, tabs: tabs.filter(({ right }) => may(right)) }))
    .filter(({ tabs }) => tabs.length > 0);
  const all = groups.flatMap(({ tabs }) => tabs.map(({ tab }) => tab));
  // the first one if none is selected, because the address names one that the viewer may not open
  const inTabOrder = all.includes(open) ? open : all[0];
  useEffect(() => {
    const [row, tab] = [list.current, list.current?.querySelector<HTMLElement>('[aria-selected="true"]')];
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [open]);

  return (
    <TabList ref={list} role="tablist" aria-label="Admin sections" onKeyDown={moveFocus}>
      {groups.map(({ group, tabs }) => (
        <div key={group} role="presentation">
          <span className="group">{group}</span>
          {tabs.map(({ tab }) => {
            const count = counts[tab] ?? 0;
            return (
              <Link
                key={tab}
                className="tab"
                role="tab"
                id={`admin-tab-${tab}`}
                to={`?tab=${tab}`}
                tabIndex={tab === inTabOrder ? 0 : -1}
                aria-selected={tab === open}
                aria-controls={tab === open ? 'admin-panel' : undefined}
                aria-describedby={count ? `admin-count-${tab}` : undefined}
              >
                {tabLabel(tab)}
                {count > 0 && (
                  <span className="count" aria-hidden>
                    {shown(count)}
                  </span>
                )}
              </Link>
            );
          })}
        </div>
      ))}
      {Object.entries(counts).map(([tab, count]) => (
        <span key={tab} id={`admin-count-${tab}`} aria-hidden style={visuallyHidden}>
          {shown(count)} waiting
        </span>
      ))}
    </TabList>
  );
}

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** Arrow keys, Home and End move the focus; Space opens a tab as Enter does. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const step = STEPS[event.key];
  if (step) tabs.at((at + step) % tabs.length)?.focus();
  else if (event.key === 'Home') tabs[0]?.focus();
  else if (event.key === 'End') tabs.at(-1)?.focus();
  else if (event.key === ' ') tabs[at]?.click();
  else return;
  event.preventDefault();
}
