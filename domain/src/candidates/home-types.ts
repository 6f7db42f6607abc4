import type { ContractType } from '../types/words.js';

/** All applicants for a home must be treated alike: holders cannot invite, and requirements are stored with each decision. */
export const isHomeType = (type: ContractType): boolean => type === 'apartment' || type === 'mortgage';
