// The contract between table and games stands in board/contract.ts.
export type * from '../board/contract'
