import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useSetSaleModeMutation, type SaleStateFragment } from '../../../generated/candidates-holder';
import { toastError } from '../../../lib/toast/toast-error';

interface LineSwitchProps {
  contract: SaleStateFragment;
  lineAuto: boolean;
  reload: () => Promise<unknown>;
}

/** Whether the next in line gets the contract first after a failed transfer. */
export function LineSwitch({ contract, lineAuto, reload }: LineSwitchProps) {
  const [save, { loading }] = useSetSaleModeMutation();
  const change = async (next: boolean) => {
    try {
      await save({ variables: { contractId: contract.id, mode: contract.saleMode, lineAuto: next } });
    } catch (error) {
      toastError(error, "Couldn't save this", 'Something went wrong. Please try again.');
    }
    await reload();
  };
  return (
    <FormControlLabel
      sx={{ mt: 1 }}
      control={<Switch checked={lineAuto} disabled={loading} onChange={(_, next) => void change(next)} />}
      label="If a transfer fails, offer it to the next candidate in line first"
    />
  );
}
