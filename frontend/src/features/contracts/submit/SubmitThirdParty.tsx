import type { FactDefinition } from '@handover/domain/facts/fact';
import { useEffect } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';
import { kindOf } from '../../../components/contract/contract-kinds';
import { FactField, type FactsForm } from '../../../components/mui/facts/AllFactFields';
import type { ContractType } from '../../../generated/contracts';
import type { SubmitValues } from './submit-form';
import { useCompanyNames } from './useCompanyNames';

interface SubmitThirdPartyProps {
  type: ContractType;
  definition: FactDefinition;
  control: Control<SubmitValues>;
}

/** The field of the third party, which suggests the companies of the rule book. Any other name stays possible. */
export function SubmitThirdParty({ type, definition, control }: SubmitThirdPartyProps) {
  const typed = useWatch({ control, name: 'facts' })[definition.key] ?? '';
  const companies = useCompanyNames(type, typed);
  const chosen = companies.find(({ name }) => name === typed.trim())?.id ?? '';
  const { field } = useController({ control, name: 'companyId' });
  useEffect(() => {
    if (field.value !== chosen) field.onChange(chosen);
  }, [field, chosen]);
  return (
    <FactField
      type={kindOf(type).slug}
      definition={{ ...definition, suggestions: companies.map(({ name }) => name) }}
      control={control as unknown as Control<FactsForm>}
    />
  );
}
