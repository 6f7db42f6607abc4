import {
  ArrowLeftRight,
  Bell,
  FileText,
  HandHelping,
  Heart,
  MessagesSquare,
  ReceiptText,
  ShieldCheck,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { CompareSlot } from '../../components/contract/compare/CompareSlot';
import { Conversations } from '../../features/account/Conversations';
import { AccountDetails, ProfileForm } from '../../features/account/Profile';
import { Purchases } from '../../features/account/Purchases';
import { YourData } from '../../features/account/YourData';
import { EmailStatus } from '../../features/auth/EmailStatus';
import { ApplicationsTab } from '../../features/candidates/mine/ApplicationsTab';
import { ListingsTab } from '../../features/listings/ListingsTab';
import { NotificationPreferences } from '../../features/notifications/NotificationPreferences';
import { NotificationsTab } from '../../features/notifications/NotificationsTab';
import { Favourites } from '../../features/saved/Favourites';
import { SavedSearches } from '../../features/saved/SavedSearches';
import { SecuritySections } from '../../features/security/SecuritySections';
import { TransfersTab } from '../../features/transfer/TransfersTab';
import { AccountPurchasesDocument, MyConversationsDocument } from '../../generated/account';
import { MyApplicationsDocument } from '../../generated/candidates';
import { MyListingsDocument } from '../../generated/listings';
import { MyNotificationsDocument, NotificationPreferencesDocument } from '../../generated/notifications';
import { MyFavouritesDocument, MySavedSearchesDocument } from '../../generated/saved';
import { MySessionsDocument, SecurityDocument } from '../../generated/security';
import { MyTransfersDocument } from '../../generated/transfer';
import type { Me } from '../../lib/session/useSession';
import { useUnread, useUnreadNotifications } from '../../lib/session/useUnread';
import { signOut } from '../shell/navigation';
import type { PageQuery } from '../shell/page-module';

export interface AccountTab {
  /** The value of `?tab=`, and capitalized its label. */
  name: string;
  icon: LucideIcon;
  Content: ComponentType<{ me: Me }>;
  /** Run on the server, so that the first response has the tab's data. */
  queries?: readonly PageQuery['query'][];
  /** The number beside the label; none if it is 0. */
  useCount?: () => number;
}

const Profile = ({ me }: { me: Me }) => (
  <>
    <ProfileForm me={me} />
    <AccountDetails me={me} emailStatus={<EmailStatus me={me} />} onSignOut={signOut} />
    <YourData />
  </>
);

const Saved = ({ me }: { me: Me }) => (
  <>
    <Favourites />
    <SavedSearches
      notice={!me.emailVerified && <EmailStatus me={me} why="Confirm your email to get alerts by email." />}
    />
    <CompareSlot />
  </>
);

/** The tabs of the account, in their order; the first one is shown at /account. */
export const accountTabs: readonly AccountTab[] = [
  { name: 'profile', icon: UserRound, Content: Profile },
  { name: 'purchases', icon: ReceiptText, Content: Purchases, queries: [AccountPurchasesDocument] },
  { name: 'transfers', icon: ArrowLeftRight, Content: TransfersTab, queries: [MyTransfersDocument] },
  {
    name: 'applications',
    icon: HandHelping,
    Content: ApplicationsTab,
    queries: [MyApplicationsDocument],
  },
  { name: 'listings', icon: FileText, Content: ListingsTab, queries: [MyListingsDocument] },
  { name: 'saved', icon: Heart, Content: Saved, queries: [MyFavouritesDocument, MySavedSearchesDocument] },
  {
    name: 'conversations',
    icon: MessagesSquare,
    Content: ({ me }) => <Conversations memberId={me.id} />,
    queries: [MyConversationsDocument],
    useCount: useUnread,
  },
  {
    name: 'notifications',
    icon: Bell,
    Content: () => (
      <>
        <NotificationsTab />
        <NotificationPreferences />
      </>
    ),
    queries: [MyNotificationsDocument, NotificationPreferencesDocument],
    useCount: useUnreadNotifications,
  },
  {
    name: 'security',
    icon: ShieldCheck,
    Content: ({ me }) => <SecuritySections email={me.email} />,
    queries: [SecurityDocument, MySessionsDocument],
  },
];

const [firstTab] = accountTabs as [AccountTab];

/** Returns the tab that an address names, otherwise the first. Old links to receipts name no tab. */
export function tabOf(search: URLSearchParams): AccountTab {
  const wanted = search.get('tab') ?? (search.has('receipt') ? 'purchases' : '');
  return accountTabs.find(({ name }) => name === wanted) ?? firstTab;
}
