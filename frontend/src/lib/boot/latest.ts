import { LatestContractsDocument, type LatestContractsQuery } from '../../generated/boot';
import { request } from './request';

export type LatestContract = LatestContractsQuery['contracts']['edges'][number]['node'];

/** A card shows two lines of the description. */
const SHOWN_CHARACTERS = 200;

export const latestOf = ({ contracts }: LatestContractsQuery): LatestContract[] =>
  contracts.edges.map(({ node }) => ({ ...node, description: node.description.slice(0, SHOWN_CHARACTERS) }));

/** The newest contracts of the landing page, without Apollo. */
export const requestLatest = () => request(LatestContractsDocument).then(latestOf);
