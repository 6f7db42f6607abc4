import {
  ArrowLeftRight,
  Bell,
  Building2,
  FileText,
  FileUp,
  HandHelping,
  Heart,
  MessagesSquare,
  ReceiptText,
  ShieldCheck,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { AccountPurchasesDocument, MyConversationsDocument } from '../../generated/account';
import { MyApplicationsDocument } from '../../generated/candidates';
import { MyImportsDocument } from '../../generated/imports';
import { MyListingsDocument } from '../../generated/listings';
import { MyNotificationsDocument, NotificationPreferencesDocument } from '../../generated/notifications';
import { MyFavouritesDocument, MySavedSearchesDocument } from '../../generated/saved';
import { MySessionsDocument, MyTokensDocument, SecurityDocument } from '../../generated/security';
import { MyTransfersDocument } from '../../generated/transfer';
import { loadable } from '../../lib/loadable';
import type { Me } from '../../lib/session/useSession';
import { useUnread, useUnreadNotifications } from '../../lib/session/useUnread';
import type { PageQuery } from '../shell/page-module';
import { AccountTabSkeleton } from './AccountTabSkeleton';

const content = (load: () => Promise<ComponentType<{ me: Me }>>) => loadable(load, AccountTabSkeleton);
type Content = ReturnType<typeof content>;

export interface AccountTab {
  /** The value of `?tab=`, and capitalized its label. */
  name: string;
  icon: LucideIcon;
  /** Its code loads when it is opened. */
  Content: Content;
  /** Run on the server, so that the first response has the tab's data. */
  queries?: readonly PageQuery['query'][];
  /** The number beside the label; none if it is 0. */
  useCount?: () => number;
}

/** The tabs of the account, in their order; the first one is shown at /account. */
export const accountTabs: readonly AccountTab[] = [
  {
    name: 'profile',
    icon: UserRound,
    Content: content(() => import('./AccountProfile').then((module) => module.AccountProfile)),
  },
  {
    name: 'purchases',
    icon: ReceiptText,
    Content: content(() => import('../../features/account/Purchases').then((module) => module.Purchases)),
    queries: [AccountPurchasesDocument],
  },
  {
    name: 'transfers',
    icon: ArrowLeftRight,
    Content: content(() =>
      import('../../features/transfer/TransfersTab').then((module) => module.TransfersTab),
    ),
    queries: [MyTransfersDocument],
  },
  {
    name: 'applications',
    icon: HandHelping,
    Content: content(() => import('./AccountApplications').then((module) => module.AccountApplications)),
    queries: [MyApplicationsDocument],
  },
  {
    name: 'listings',
    icon: FileText,
    Content: content(() =>
      import('../../features/listings/ListingsTab').then((module) => module.ListingsTab),
    ),
    queries: [MyListingsDocument],
  },
  {
    name: 'import',
    icon: FileUp,
    Content: content(() => import('../../features/imports/ImportTab').then((module) => module.ImportTab)),
    queries: [MyImportsDocument],
  },
  {
    name: 'organization',
    icon: Building2,
    Content: content(() => import('./AccountOrganization').then((module) => module.AccountOrganization)),
  },
  {
    name: 'saved',
    icon: Heart,
    Content: content(() => import('./AccountSaved').then((module) => module.AccountSaved)),
    queries: [MyFavouritesDocument, MySavedSearchesDocument],
  },
  {
    name: 'conversations',
    icon: MessagesSquare,
    Content: content(() =>
      import('../../features/account/Conversations').then((module) => module.Conversations),
    ),
    queries: [MyConversationsDocument],
    useCount: useUnread,
  },
  {
    name: 'notifications',
    icon: Bell,
    Content: content(() => import('./AccountNotifications').then((module) => module.AccountNotifications)),
    queries: [MyNotificationsDocument, NotificationPreferencesDocument],
    useCount: useUnreadNotifications,
  },
  {
    name: 'security',
    icon: ShieldCheck,
    Content: content(() =>
      import('../../features/security/SecuritySections').then((module) => module.SecuritySections),
    ),
    queries: [SecurityDocument, MySessionsDocument, MyTokensDocument],
  },
];

const [firstTab] = accountTabs as [AccountTab];

/** Returns the tab that an address names, otherwise the first. Old links to receipts name no tab. */
export function tabOf(search: URLSearchParams): AccountTab {
  const wanted = search.get('tab') ?? (search.has('receipt') ? 'purchases' : '');
  return accountTabs.find(({ name }) => name === wanted) ?? firstTab;
}
