/**
 * The first three digits of the ZIP codes of each state.
 * Source: labeling list L002 of the United States Postal Service, https://postalpro.usps.com/mailing/labeling-lists
 */
const prefixes =
  'AL 350-352 354-369,AK 995-999,AZ 850-865,AR 716-729,CA 900-961,CO 800-816,CT 060-069,DE 197-199,DC 200 202-205,FL 320-339 341-349,' +
  'GA 300-319 398-399,GU 969,HI 967-968,IA 500-528,ID 832-838,IL 600-629,IN 460-479,KS 660-679,KY 400-427,LA 700-714,MA 010-027,' +
  'MD 206-219,ME 039-049,MI 480-499,MN 550-567,MO 630-658,MS 386-397,MT 590-599,NC 270-289,ND 580-588,NE 680-693,NH 030-038,' +
  'NJ 070-089,NM 870-884,NV 889-898,NY 100-149,OH 430-459,OK 730-732 734-749,OR 970-979,PA 150-196,PR 006-007 009,RI 028-029,' +
  'SC 290-299,SD 570-577,TN 370-385,TX 733 750-799 885,UT 840-847,VA 201 220-246,VI 008,VT 050-054 056-059,WA 980-994,WI 530-549,' +
  'WV 247-268,WY 820-831'

const statesOfPrefixes = new Map(
  prefixes.split(',').flatMap((entry) => {
    const [state = '', ...ranges] = entry.split(' ')
    return ranges.flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number)
      return Array.from({ length: last - first + 1 }, (_, index) => [first + index, state] as const)
    })
  }),
)

/** The code of the state of a ZIP code; null when no state has it. */
export function findStateOfZip(zip_code: string): string | null {
  return /^\d{5}(?:-\d{4})?$/.test(zip_code) ? (statesOfPrefixes.get(Number(zip_code.slice(0, 3))) ?? null) : null
}
