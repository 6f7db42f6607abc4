import { SectionCard } from '../../components/mui/SectionCard';
import { Pill } from '../../components/plain/Pill';
import type { SecurityQuery } from '../../generated/security';
import { AuthenticatorRow } from './AuthenticatorRow';
import { PasskeyRows } from './PasskeyRows';
import { RecoveryCodesDialog, RecoveryCodesRow } from './RecoveryCodes';
import { useFactorActions } from './useFactorActions';

const SETUP = 'Admins of this site need two-step sign-in. Set up an app or a passkey to open the admin area.';
const OFF = 'Protect your account with a second step after your password: a code from an app, or a passkey.';
const ON = 'After your password we ask for a code from your app, a passkey or a recovery code.';

export function TwoStepCard({ security }: { security: SecurityQuery['mySecurity'] }) {
  const { hasSecondFactor, hasAuthenticator, passkeys, recoveryCodesLeft, setupRequired } = security;
  const actions = useFactorActions(setupRequired);
  return (
    <SectionCard
      id="two-step"
      title="Two-step sign-in"
      status={<Pill tone={hasSecondFactor ? 'primary' : 'neutral'}>{hasSecondFactor ? 'On' : 'Off'}</Pill>}
      text={setupRequired ? SETUP : hasSecondFactor ? ON : OFF}
    >
      <AuthenticatorRow isOn={hasAuthenticator} actions={actions} />
      <PasskeyRows passkeys={passkeys} actions={actions} />
      {hasSecondFactor && <RecoveryCodesRow left={recoveryCodesLeft} actions={actions} />}
      <RecoveryCodesDialog codes={actions.recoveryCodes} onSaved={actions.forgetRecoveryCodes} />
    </SectionCard>
  );
}
