import { CompareSlot } from '../../components/contract/compare/CompareSlot';
import { ApplicationsTab } from '../../features/candidates/mine/ApplicationsTab';

export const AccountApplications = () => (
  <>
    <ApplicationsTab />
    <CompareSlot />
  </>
);
