import { newId, now } from '../identifiers.ts'

/** The fields that a refund or dispute copies from its charge. */
interface Charged {
  id: string
  amount: number
  currency: string
  customer: string | null
  payment_intent: string
  payment_method: string | null
}

export interface RefundFields {
  amount: number
  reason?: 'duplicate' | 'fraudulent' | 'requested_by_customer' | undefined
  metadata?: Record<string, string> | undefined
}

export const makeRefund = (charge: Charged, fields: RefundFields) => ({
  id: newId('re'),
  object: 'refund' as const,
  amount: fields.amount,
  balance_transaction: newId('txn'),
  charge: charge.id,
  created: now(),
  currency: charge.currency,
  customer: charge.customer,
  customer_account: null,
  destination_details: { card: { type: 'refund' as const }, type: 'card' as const },
  metadata: fields.metadata ?? {},
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  reason: fields.reason ?? null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded' as const,
  transfer_reversal: null,
})
export type Refund = ReturnType<typeof makeRefund>

/** A dispute: the person's bank reverses a charge. */
export const makeDispute = (charge: Charged) => ({
  id: newId('du'),
  object: 'dispute' as const,
  amount: charge.amount,
  balance_transactions: [],
  charge: charge.id,
  created: now(),
  currency: charge.currency,
  enhanced_eligibility_types: [],
  evidence: {},
  evidence_details: {
    due_by: now() + 7 * 86_400,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
  },
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: charge.payment_intent,
  reason: 'fraudulent' as const,
  status: 'needs_response' as 'needs_response' | 'won' | 'lost',
})
export type Dispute = ReturnType<typeof makeDispute>
