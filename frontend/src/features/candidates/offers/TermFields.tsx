import { hasPrice, OFFER_LIMITS } from '@handover/domain/candidates/offer-terms';
import { isHomeType } from '@handover/domain/candidates/home-types';
import type { ContractType } from '@handover/domain/types/words';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { SelectField } from '../../../components/mui/SelectField';
import { TextInput } from '../../../components/mui/TextInput';
import { field, selectField } from '../../../lib/form/field';
import { FEE_PAYERS, priceLabel } from '../../../lib/candidates/term-words';
import { wordOf } from '../../../lib/enum-words';
import type { TypedTerms } from './offer-form';

interface TermFieldsProps {
  type: ContractType;
  register: (name: keyof TypedTerms) => UseFormRegisterReturn;
  errors: FieldErrors<TypedTerms>;
  /** What is listed now, by field, as a hint. */
  listed: Partial<Record<keyof TypedTerms, string | null>>;
}

const PAYERS = FEE_PAYERS.map(({ value, label }) => ({ value: wordOf(value), label }));
const dollarSign = <InputAdornment position="start">$</InputAdornment>;
const asListed = (value: string | null | undefined) =>
  value ? `Listed: ${value}` : 'Leave it empty for as listed.';

/** The terms that can be negotiated; the monthly payment and the term are the contract's. */
export const TermFields = ({ type, register, errors, listed }: TermFieldsProps) => (
  <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <TextInput
      {...field(register('incentive'), errors.incentive, asListed(listed.incentive))}
      label="Incentive: what the seller pays the buyer"
      startAdornment={dollarSign}
      htmlInput={{ inputMode: 'decimal', autoComplete: 'off' }}
    />
    {hasPrice(type) && (
      <TextInput
        {...field(register('price'), errors.price, asListed(listed.price))}
        label={priceLabel(type)}
        startAdornment={dollarSign}
        htmlInput={{ inputMode: 'decimal', autoComplete: 'off' }}
      />
    )}
    <SelectField
      {...selectField(register('thirdPartyFeeBy'), errors.thirdPartyFeeBy)}
      label="Who pays the company’s transfer fee"
      placeholder={listed.thirdPartyFeeBy ? `As listed: ${listed.thirdPartyFeeBy}` : 'As listed'}
      options={PAYERS}
    />
    <TextInput
      {...field(register('handoverOn'), errors.handoverOn)}
      label="Handover day"
      type="date"
      shrink
    />
    {!isHomeType(type) && (
      <TextInput
        {...field(register('includes'), errors.includes, 'For example: winter tires')}
        label="What comes with it"
        htmlInput={{ maxLength: OFFER_LIMITS.includes, autoComplete: 'off' }}
      />
    )}
  </Box>
);
