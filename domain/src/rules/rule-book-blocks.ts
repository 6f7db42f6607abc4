/** The setting with which stops of states and programs keep contracts off the list: `true` or `false`. */
export const RULE_BOOK_BLOCKS = 'rule_book_blocks';
