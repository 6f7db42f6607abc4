import type { ContractType } from '../types/words.js';

/** Every applicant for a home is to be treated alike: nobody is invited, and requirements are kept with the decisions. */
export const isHomeType = (type: ContractType): boolean => type === 'apartment' || type === 'mortgage';
