const usdFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 4,
  maximumFractionDigits: 4,
})

/** US dollars to four decimals: `$0.0123` */
export const formatUsd = (amount: number) => usdFormat.format(amount)
