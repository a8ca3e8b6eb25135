/** Everyday words with the matching words of documents: running a business. `parseSynonyms` parses them. */
export default `
cough up money, pay tab: payment, invoice
deadbeat, deadbeat customer, deadbeat client: unpaid invoice, late payment, collections
stiffed, stiffed me, got stiffed, skipped out on bill, dodges bill: unpaid invoice, nonpayment, collections
owes me, customer owes, client owes, still owes: unpaid invoice, overdue, collections
wont pay me, doesnt pay, didnt pay me, never paid me, refuses to pay, hasnt paid: unpaid invoice, nonpayment, late payment
drags feet paying, pays when feels like it, always late paying, slow paying: late payment, net 30, overdue
chase payment, chasing money, chase customers for money, nag about bill: collections, unpaid invoice, overdue
past due, delinquent account, arrears, outstanding bill, outstanding balance: overdue, unpaid invoice
money owed, money people owe me, unpaid bills from customers, whats owed me: accounts receivable, unpaid invoice
bills i owe, bills we owe, pay suppliers, pay vendors: accounts payable, bills
write off debt, never going to see money, give up on debt, eat the loss: bad debt, write off
dunning letter, letter demanding money, nasty letter for payment: demand letter, overdue
put on tab, run a tab, pay later, on the cuff: credit terms, net 30, invoice
pay in thirty days, thirty days to pay, month to pay: net 30, payment terms
pay half now, half up front, half down, money up front, pay before work: deposit, down payment
pay in pieces, pay over time, pay bit by bit, monthly payments, pay monthly, split payment: installments, payment plan, financing
make a bill, write up a bill, bill somebody, bill customer, send a bill, billing, bill people: invoice, invoicing
bill form, bill template, what goes on a bill: invoice template, invoice
cheque, cheques, chequing: check, checking
bounced check, rubber check, check bounced, bad check, check no good, hot check: bounced check, nsf, bad checks
fake check, phony check, counterfeit check: check fraud, fraud
fake bills, fake money, funny money, fake twenty, fake hundred, counterfeit bill: counterfeit
fee for late, charge for late, penalty for late, interest on late bill: late fee, finance charge
moola, moolah, benjamins, dinero, greenbacks, quid: money, cash
cash only, dont take cards: cash, card
tap to pay, tap phone, apple pay, google pay, pay by phone, pay with phone, contactless: mobile payment, card reader
venmo, zelle, cash app, cashapp, paypal: payment app, mobile payment, payments
little square card thing, square reader, card swiper, card thing for phone, card gadget, swipe thing, chip reader: card reader, point of sale
credit card machine, debit machine, card swipe machine, eftpos, chip and pin: card reader, card terminal
take plastic, accept plastic, paying with plastic, run cards, take visa, accept visa: card reader, credit card
card company takes cut, card company takes percent, bank takes percent, cut of every sale, card percent: card fees, processing fees, merchant fees
charge extra for cards, add fee for cards, pass on card fees, three percent for cards: surcharge, card fees
customer disputed charge, disputed payment, disputes charge, bank took money back, money taken back, reversed payment, payment reversed: chargeback, dispute
card declined, card wont go through, card got rejected, payment failed: declined, card
bank account for business, separate bank account, business checking, mix personal money, mixing money: business bank account, commingling
bank closed my account, account frozen, froze my account, frozen account: bank account, account closed
account is negative: overdraft, cash flow
send money abroad, send money overseas, money to another country, pay foreign supplier: wire transfer, foreign exchange
wire money, bank wire, money by bank: wire transfer
direct payment from bank, autopay, automatic payment, standing order, direct debit: ach, automatic payment
credit rating, credit history, how good my credit: credit score, credit report
money runs out, run out of money, short of cash, strapped for cash, cash strapped, low on cash, tight month, money tight: cash flow, working capital
no cash in winter, dead of winter no money, winter no income, slow months, dead months, dry spell, lean months: cash flow, off season, seasonal
make it through winter, survive winter, get through slow season: cash flow, off season
cash crunch, cashflow, money coming in: cash flow
business failing, failing business, barely surviving: bankruptcy, debt, closing
belly up, go bust, went bust, gone bust, insolvent, insolvency, chapter 11, chapter 7: bankruptcy
cant pay bills, cant pay suppliers, cant make payroll, short for payroll: cash flow, loan, payroll
keeping head above water, making ends meet, scraping by, treading water: cash flow, profit
make money, making money, turn a profit: profit, income, revenue
losing money, lose money, not making money, no profit, running at a loss: loss, profit, break even
takings, money made, gross sales, turnover of business: revenue, sales
bottom line, whats left over: profit, net income
how much profit, profit on each, margins too thin, thin margin, make enough per: profit margin, margin, pricing
pay for itself, cover my costs, cover costs, just cover costs: break even
running costs, overheads, cost of keeping doors open, keep lights on, cost to run: overhead, operating costs, expenses
spend less, cut costs, save money in business, trim fat, belt tightening: reduce costs, expenses
figure price, setting price, come up with price, what is fair price: pricing, price, rates
charging too little, too cheap myself, undercharging, dont charge enough, selling too cheap, work for peanuts: pricing, price increase
put prices up, bump prices, hike prices, raise my prices, prices higher, jack up price: price increase, pricing
flat fee, flat rate: hourly rate, fixed price, pricing
haggle, haggling, bargain over price, talk down price, lowball, lowballing, wheel and deal: negotiate, discount, price
bid, quotation, ball park figure: estimate, quote
tender, call for tenders, rfp: bid, request for proposals
price before work, tell price first, ball park, rough price: estimate, quote
went over estimate, more than quoted, cost more than estimate, over budget: estimate, change order, quote
wants extra work free, keeps adding work, changes mind all the time, scope creep: change order, scope of work, contract
rip off, rip off prices, highway robbery, price gouging, gouged, gouging, daylight robbery, fleeced: overpriced, price, fees
ripped me off, got ripped off, conned me, took my money and ran, bamboozled, hoodwinked: scam, fraud
taken deposit and vanished, took deposit disappeared, contractor vanished, took money never came, contractor ran off: fraud, deposit, complaint
too good to be true, fishy email, sketchy, suspicious, dodgy: scam, fraud
fake invoice, bill for something never ordered, phony bill, invoice never ordered: scam, invoice fraud, fraud
fake call from irs, irs called, call from social security, call from tax office, pay with gift cards, wants gift cards, gift card scam: scam, impersonation, fraud
electric company called threatening, threatened to cut power, utility call scam: scam, utility
pretends to be boss, email from my boss, somebody pretends to be us: impersonation, phishing, fraud
fake email, bad link, clicked a link, clicked on link, strange email, weird email, dodgy email, fake login: phishing, scam
overpaid me wants difference, sent too much money, wants money sent back, overpaid by check: overpayment scam, scam, check fraud
fake order, fake customer, order with stolen card, stolen credit card: fraud, stolen card, chargeback
fake website of mine, copied my website, cloned my page, fake page of my shop: impersonation, fraud, trademark
credit card stolen, somebody used my card, card skimmed, skimmer: card fraud, fraud
robocall, robocalls, telemarketer, telemarketers, cold callers, scam calls: spam calls, scam
identity stolen, stole my identity, opened account in my name: identity theft
book keeping: bookkeeping
doing books, keep my books, books are behind, bookwork, keep track of spending, write down expenses: bookkeeping
shoebox full, box of receipts, pile of receipts, lost receipts, keep receipts, how long keep papers, how long keep receipts: receipts, records, bookkeeping
quickbooks, xero, freshbooks, accounting program, program for books, spreadsheet for books: accounting software, bookkeeping
profit and loss, p and l, income statement, balance sheet: financial statements
tax man, taxman, uncle sam, internal revenue, revenue service, hmrc, cra: irs, taxes
file taxes, filing taxes, tax paperwork, tax time, tax papers, april fifteenth: tax return, taxes
pay tax every quarter, four times a year tax, quarterly taxes, quarterlies, pay taxes ahead: estimated taxes, quarterly
self employment tax, tax for self employed, social security self employed, se tax: self employment tax, taxes
take off taxes, write off, write offs, writeoff, tax write off, claim on taxes, take off my taxes, deduct on taxes, tax break: deduction, tax deduction
mileage, miles driven, gas for business, write off truck, truck on taxes, deduct my truck: mileage, vehicle expenses, deduction
work from home taxes, room in house for business, office in my house: home office, deduction
write off equipment, wear and tear on equipment, spread cost over years: depreciation, section 179
behind on taxes, owe back taxes, havent filed taxes, never filed, didnt file, years of taxes, late taxes: back taxes, irs, tax return
getting audited, audited, tax audit, irs audit, irs checking me, letter from irs: audit, irs
lien on business, tax lien, irs took money, government took from account, levy: lien, levy, irs
more time for taxes, extend taxes, file late: tax extension
gst, hst, vat, value added tax, tax on sales, collect tax, charge tax, tax at checkout: sales tax
bed tax, hotel tax, tax on rooms, tax on lodging, airbnb tax, tax on airbnb: lodging tax, bed tax, room tax
tax on building, property taxes, tax on house, tax on equipment: property tax
pay no tax, tax free, tax exempt, exempt from tax, dont pay tax: tax exempt, exemption
resale card, buy wholesale without tax, buy without tax, resellers permit: resale certificate, sales tax
cash in hand, paid in cash, pay cash to workers, pay somebody cash: unreported wages, payroll, 1099
tax number, business number, employer number, tax id, ein, fein, number from irs: ein, tax identification
w2, w 2, w4, w 4, 1099s, contractor tax form, year end forms, forms for workers: 1099, tax forms, payroll
take taxes out of pay, withhold, taxes taken out, take out social security, take out taxes: withholding, payroll taxes
cut checks, cutting paychecks, doing payroll, pay my people, pay the guys, pay my guys, pay the crew, payday: payroll
salary slip, pay slip, payslip, wage slip, paystub, check stub: pay stub, payroll
pay by piece, paid per fish, piecework, paid per piece, paid by pound: piece rate, wage
crew share, percent of catch, share of catch: crew share, fishing
paid by commission, percent of sales, cut of sales: commission
tip jar, tip pool, share tips, split tips, keep tips, tips to kitchen, tip pooling, gratuities, gratuity: tips, tip pooling
time and a half, more than forty hours, over 40 hours, over eight hours, working more than 8 hours: overtime
worked off clock, unpaid hours, wants free work: unpaid wages, overtime
last check, final check, last paycheck, pay when quits: final paycheck, final pay
boss didnt pay, boss wont pay, not paid wages, wages owed, shorted my check, short on check, withheld my pay, unpaid paycheck: unpaid wages, wage claim
employee or contractor, contractor or employee, paid as 1099: misclassification, independent contractor
pay raise, ask for raise, bump in pay, pay rise: raise, wage
how much to pay worker, going rate, fair pay, pay scale: wage, hourly rate
bonus at end, season bonus, stay till end, stay until end of season, finish season: end of season bonus, bonus, retention
christmas bonus, little extra for workers, reward workers, thank my staff: bonus, employee appreciation
401k, 401 k, retirement for workers, sep ira, pension for workers: retirement plan, benefits
sick time, sick days, sick pay, called in sick, calls in sick, sick note, doctors note: sick leave
baby leave, maternity, maternity leave, paternity leave, having a baby worker, pregnant worker: parental leave, family leave
pto, paid holiday, annual leave, paid days off: paid time off, vacation
lunch break, smoke break, breaks for workers, meal break: breaks, meal break
jury duty, called for jury: jury duty, leave
find help, cant find help, need help in shop, find good people, nobody wants to work, nobody applies, no applicants: hiring, recruit, staff
short staffed, shorthanded, short handed, understaffed, not enough people, undermanned, short on people: staff shortage, hiring, staffing
help wanted, help wanted sign, job ad, post a job, advertise job: job posting, hiring
bring on a person, my first employee, first worker, first hire, first helper: first employee, hiring
steal my workers, poaching workers, poached my employee, competitor hired my: poaching, retention, noncompete
people keep quitting, everyone quits, keep good people, keep my workers, walked off job, quit mid season, quit without notice: retention, turnover, staff
just stopped coming, job abandonment, stopped showing up: no show, quit, turnover
worker didnt come, worker no show, didnt come to work, nobody came to shift, didnt turn up, no call no show, bailed on shift: no show, absence, attendance
shows up late, late for work, tardy, tardiness: attendance, lateness
lazy worker, slacker, slacking, lazy employee, goof off, goofing off, on phone all day: performance, discipline, written warning
bad worker, bad employee, useless employee, problem employee, trouble maker, bad apple, bad attitude: performance, discipline, termination
write up employee, write somebody up, warning to employee: written warning, discipline
get rid of worker, get rid of employee, let someone go, give the boot, give walking papers, give the axe, axed, pink slip, made redundant, redundancy, show the door: termination, firing, layoff
canned from job, got fired, got the sack, shown the door: fired, termination, unemployment
wrongly fired, fired unfairly, unfair dismissal, fired for no reason, sued by employee, worker sues: wrongful termination, lawsuit
fire anytime, fire without reason: at will employment, termination
unemployment claim, filed for unemployment, ex worker unemployment: unemployment insurance
fighting workers, workers fight, staff fighting, employees argue, drama at work, coworkers hate each other: conflict, staff, mediation
bullied at work, bully boss, mean boss, hostile work, creepy boss, boss touches, inappropriate touching, hit on at work, harassed: harassment, workplace
racist boss, treated different because, discriminated at work, wont hire me because: discrimination
drunk at work, drunk employee, worker high, stoned on job, comes in hungover, pee test, piss test, weed at work: drug test, alcohol, workplace policy
stealing employee, employee steals, worker steals, hand in till, sticky fingers, money missing from till, till is short, drawer is short, cash drawer short, skimming money: employee theft, embezzlement, theft
embezzling, cooked books, bookkeeper stole, partner stole money, stole from company: embezzlement, fraud
hiring kids, my kids work, hire teenager, hire minors, under 18 work, work papers for kids: child labor, minors, work permit
hire foreigner, foreign workers, workers from abroad, j1, j 1, h2b, h 2b, overseas students, exchange students work, workers from other countries: visa, foreign workers
allowed to work here, legal to work, work papers, proof can work, i9, i 9, e verify: i-9, work authorization
felon, ex con, criminal past, been to prison, jailbird: criminal record, background check
check references, call old boss, can i trust applicant: reference check, background check
questions to ask applicants, job interview, interview people, what to ask when hiring: interview, hiring
try somebody out, trial day, try out worker: probationary period, trial
show new guy ropes, show the ropes, break in new worker, first day at work, train new person: onboarding, training
house rules for staff, rules for employees, rule book, rulebook: employee handbook, policy
make shifts, shift plan, rota, rostering, plan shifts, work schedule, make schedule: scheduling, shift, schedule
swap shift, trade shift, cover shift: shift, scheduling
stretched thin, exhausted owner, never take vacation: burnout, delegate
somewhere for workers to sleep, where workers sleep, beds for crew, place for seasonal workers, rooms for help, worker has nowhere to live, employees living in cars, employees in tents: staff housing, employee housing
lodgings, bunkhouse, crew quarters, man camp: staff housing, lodging
take rent from paycheck, charge workers rent: employee housing, payroll deduction
volunteers instead of workers, free workers, unpaid intern, work for free: volunteers, unpaid internship, wage
punch clock, time card, timecard, write down hours, track time: time clock, timesheet
got hurt at work, hurt on job, injured on job, accident at work, worker hurt, employee hurt, fell at work, cut hand at work: workers compensation, injury
workmans comp, workman comp, workers comp, work comp, comp insurance: workers compensation
osha, safety man, safety inspector, safety rules at work, hard hat rules: workplace safety, osha
posters on wall for workers, posters for break room, labor posters: labor law posters
insurance went up, insurance too expensive, insurance costs too much, cant get insurance, insurance dropped me, cancelled my insurance, insurance canceled: insurance premium, insurance, coverage
customer slipped, slip and fall, slipped on ice, fell in my store, fell on my steps, customer fell, tourist hurt: liability insurance, liability
sue me, sued, suing me, getting sued, taken to court, take me to court, lawsuit against me, served papers: lawsuit, liability, attorney
sign paper so they dont sue, release form, paper before trip, hold harmless, sign at own risk, paper guests sign: liability waiver, waiver
cover my stuff if burns, insurance for building, insurance for tools, stolen tools insurance, insurance if fire: property insurance
covered if closed, insurance if we close, lost income insurance: business interruption insurance
proof of insurance, paper showing insured, landlord wants insurance paper, coi: certificate of insurance
insurance wont pay, claim denied, denied claim, insurance refuses, fight insurance, adjuster: insurance claim, denied
bonded, contractor bond, performance bond: surety bond, bond
health insurance for staff, insurance for workers, medical for employees, health care for small business: health insurance, benefits
start a business, set up shop, open a shop, hang out my shingle: starting a business, startup
side gig, side hustle, side job, moonlighting, extra cash, extra income, small business on the side: side business, part time
turn hobby into money, hobby business, sell what i make, sell stuff i make: starting a business, hobby
business idea, is my idea good, what business to start, good idea for business: business plan, market research
write a plan, plan for bank, plan for business: business plan
llc or sole, which type of company, what kind of company, type of company, legal form, limited company: business structure, llc, corporation, sole proprietorship
one man show, one man band, one woman business, solo business, mom and pop, mum and dad shop, tiny business: sole proprietor, small business
register company, register my business, registering business, make it official, make business legal, sign up business with state, incorporate: business license, registration, llc
paper to do business, business permit, paper from state, licence to trade, permit to sell: business license
renew license, license ran out, license expired, expired permit, forgot to renew: license renewal, renewal, business license
no license, without license, working without license, unlicensed, without permit, no permit: license, unlicensed, permit
yearly report, annual filing: biennial report, annual report
name already taken, is name taken, name taken, somebody has my name, pick a name, find a name, name for shop: business name, trademark, name registration
fictitious name, dba: dba, business name
personal stuff safe, take my house, protect my house, personally liable: personal liability, llc, personal guarantee
personally sign for loan, sign personally, landlord wants my signature, guarantor, cosign, co sign, cosigner: personal guarantee, cosigner
copied my design, stole my idea, ripped off my design, copied my product, knock off, knockoff, knockoffs, copycat, counterfeit goods: trademark, copyright, infringement
protect my name, protect my logo, protect name, protect brand: trademark
protect invention, protect my idea, invented something, inventor: patent, nda
stole my photos, used my photo, used my pictures, my pictures on their site, steal pictures: copyright, photos
cease and desist, lawyer letter, letter from lawyer, nasty lawyer letter: cease and desist, attorney
keep it secret, keep secrets, sign secrecy, non disclosure, secret recipe: nda, confidentiality, trade secret
wont let me work for competitor, cant work for competition, non compete, noncompete: noncompete agreement
put in writing, nothing in writing, only verbal, shook hands, word of mouth deal, verbal deal, gentlemans agreement: written contract, contract, agreement
fine print, small print, legalese, read before sign: contract terms, contract
break contract, backed out of deal, went back on word, broke agreement, didnt keep deal, welched, reneged: breach of contract, contract
get out of contract, stuck in contract, end contract early: contract termination, cancel contract
sign on computer, sign online, docusign, sign by phone, sign pdf: electronic signature
court for small money, judge judy, peoples court, sue for small amount, sue customer, take customer to court: small claims court
claim on house for unpaid work, lien on house, lien on property, put lien on: mechanics lien, lien
free government money, gov money, govt money, money from government, money from state, money i dont pay back, dont have to pay back, free cash for business: grant, grants
apply for grant, grant writer, write grant, write for a grant, find grants: grant writing, grants
money to start, start up money, money for my shop, cash injection, seed money, fund my business, somebody to invest, backers, sugar daddy: funding, startup capital, loan, investor
lend, lend me, lender, borrow, borrow money, borrowing, bank lend: loan, financing
bank said no, bank turned me down, denied loan, refused loan, rejected loan, loan denied: loan denied, alternative lender, microloan
tiny loan, micro loan, little loan, small loan: microloan
credit line, money when needed: line of credit
buy equipment over time, lease equipment, equipment loan, truck loan, finance truck: equipment financing, leasing
merchant cash advance, fast cash, daily payments loan, loan shark, loan sharks, quick loan: high interest loan, loan
crowdfunding, kickstarter, gofundme, go fund me, indiegogo: crowdfunding, fundraising
shark tank, pitch idea, pitch investors: investor pitch, pitch competition
stimulus, ppp, disaster money, disaster loan, help after flood: disaster loan, relief grant
collateral, bank wants security, put up house for loan: collateral, loan
pay off early, lower my payments, cant make loan payment, behind on loan: refinance, loan, debt
letting employee go, let worker go, let somebody go: termination, layoff, firing
pay under table, paid under table, pay off books, working off books, work under table: unreported wages, payroll, 1099
lack capital, raise capital, raise money for business: funding, loan, investor
charge per hour, what people charge, charge enough, decide price, put price on: pricing, hourly rate
customer hurt, guest hurt, guest gets hurt, passenger hurt: liability insurance, liability
old enough work, child working, kids working, teenager working: minors, child labor, work permit
customers complain, complaining customer, complains about everything, unhappy customer, unhappy guest, cranky customer, grumpy customer, moaning, whining customer: complaint, complaints, customer service
customer from hell, nightmare customer, awful customer, rude customer, mean customer, yelling customer, screaming customer, nasty customer, jerk customer, asshole customer: difficult customer, complaint, customer service
customer is wrong, customer always right, ban customer, kick out customer, throw out customer, refuse customer, turn away customer, fire a customer: refuse service, difficult customer
wants money back, want their money back, give money back, return money, returns money, do i have to refund, refund rules: refund, refund policy
bring back item, sent it back, send it back, take back goods, customer returns, returned goods, return stuff: returns, return policy, refund
wrong size bought, changed mind, changed their mind: returns, refund, exchange
nobody showed, didnt show, never showed, doesnt turn up, flaked, flakes out, flaked out, flaky customer, ghosted by customer: no show, cancellation, deposit
blew off appointment, missed appointment, forgot appointment, skipped appointment, misses appointment: no show, appointment, cancellation fee
back out last minute, cancels last minute, last minute cancel, canceled day before, cancelled day before, pulled out last minute: cancellation, cancellation policy, deposit
canceled because of weather, cancelled for weather, trip canceled weather, too windy trip: cancellation, weather, refund
keep deposit, hold deposit, lose deposit, non refundable, nonrefundable: deposit, cancellation policy
remind customers, reminder text, remind about appointment: appointment reminder, text reminder
waiting list, wait list, waitlist, swamped, slammed, overwhelmed with orders: overbooked, capacity, hiring
double booked, booked twice, two bookings same day: overbooking, booking
bad reviews, trash talk online, bad mouth, bad mouthing, badmouthing, talking smack, rant on facebook, roasted online, dragged online, trashed us online, slammed us online: negative review, reviews, reputation
false review, fake review, lie in review, lying about my business, review from competitor, review not customer: fake review, defamation, reviews
slander, libel, spread lies, spreading rumors, rumors about my business, gossip about my shop, defame: defamation, reputation
answer review, reply to review, respond review, what to write back: review response, reviews
take down review, remove review, get rid of review, delete review: remove review, google reviews
five stars, good reviews, ask for review, get people to review, get reviews: customer reviews, google reviews
yelp, tripadvisor, trip advisor: reviews, listing
repeat customers, come back customers, keep customers coming, get them to come back, loyal customers, punch card, stamp card, loyalty card: customer loyalty, repeat customers
customers left, losing customers, lost customers, customers going elsewhere, customers go online, everyone buys on amazon: customer retention, competition
nobody comes, nobody comes in, empty shop, dead store, business is slow, business is dead, no foot traffic, no walk ins, tumbleweeds: marketing, customers, advertising
get people in door, bring people in, drum up business, find customers, find clients, new clients: marketing, customers, advertising
spread the word, make myself known, blow my own horn: marketing, advertising, publicity
friends tell friends, word of mouth, mouth to mouth advertising, tell a friend discount, refer a friend: word of mouth, referrals
thing to hand out, paper to hand out, leaflet, pamphlet, pamphlets, handbill, handout with prices: flyer, brochure
rack card, brochure rack, hotel brochures: brochure, visitor center
little cards with name, cards with my name, calling card, visiting card: business cards
sandwich board, board on sidewalk, sign on sidewalk, chalkboard outside: sidewalk sign, sign
sign over door, sign for my shop, storefront sign, neon, neon sign, light up sign, lit sign: sign, signage
sign by highway, sign on road, sign along road, roadside sign: highway sign, sign permit, billboard
city took my sign, allowed sign, sign not allowed, how big sign: sign permit, sign code
writing on truck, lettering on truck, ad on truck, name on truck, wrap truck, wrap van: vehicle wrap, vehicle lettering, vinyl lettering
giveaway stuff, pens with name, mugs with name, hats with name, merch: promotional products, merchandise
radio spot, ad on radio, put on radio, radio commercial: radio advertising, advertising
ad in paper, newspaper ad, put in paper, classifieds, classified ad: newspaper advertising, classified ads
coupon, groupon, buy one get one, bogo, voucher, promo code: discount, coupon, promotion
x mas sale, black friday, sale weekend, small business saturday, holiday shoppers: holiday sales, sale
get on google, show up on google, come up on google, cant find me on google, found on google, google doesnt show, higher on google, first page google: google business profile, search engine, seo
be found online, search ranking: seo, search engine, website
wrong on google, google says closed, wrong hours google, wrong address google, google has wrong, fix google: google business profile, maps listing
pin on map, put on map, dot on map, wrong place on map, map pin, gps sends people wrong, gps wrong, sends people wrong place: google maps, maps listing, directions
claim my listing, claim listing, somebody claimed my listing, verify listing, google postcard: google business profile, verification
lost google account, locked out of google, ex employee has password, old employee has password, ex has password: account access, password, account recovery
face book, fb, fb page, insta, ig, tik tok, snapchat, twitter, youtube, linkedin, nextdoor: social media
posts get no likes, more followers, go viral, nobody sees my posts: social media, marketing
influencer, influencers, blogger, bloggers, wants free stay, wants free meal, free stuff for post: influencer, social media, marketing
facebook account hacked, hacked page, page hacked, page stolen, locked out of page, lost my page, facebook locked, page got taken: hacked account, account recovery, social media
pictures for website, good pictures, pictures of food, photos of products, take pictures of stuff, nice photos: product photography, photos
make website myself, build site, build a site, site for shop, site for my business, wix, squarespace, wordpress, godaddy: website, website builder
web guy, web person, webmaster, web lady, website guy vanished, website person disappeared: web designer, website
website name, web address, name dot com, dot com, url, web name: domain name, domain
domain expired, lost my domain, somebody took my domain, domain stolen: domain name, renewal
website slow, site slow, site is down, site wont load, website broke, website dead: website, web hosting
site on phone, looks bad on phone, website on phone: mobile website, website
blind people website, website ada, sued about website: website accessibility, ada
sell on internet, sell on web, sell stuff online, etsy, ebay, shopify, amazon seller, sell on amazon, sell on facebook: online store, ecommerce
shopping cart, checkout page, take payment on website, pay on website: online payments, online store
book online, online booking, let people book, reserve online, booking button, fareharbor: online booking, booking software
newsletter, mail blast, email blast, mass email, email everybody, send email to customers, mail chimp, mailchimp: email marketing, newsletter, mailing list
my emails dont arrive, emails dont arrive, emails not arriving, goes to junk, goes to spam, lands in spam, ends up in spam, mail not arriving, nobody gets my email, email disappears, email blocked, blacklisted: spam, email delivery
too much spam, spam mail, junk emails, flooded with email, unwanted email, stop emails: spam, spam filter
email with my name, email at my domain, professional email, company email, business email, gmail for business: business email, domain
texting customers, text customers, mass text, text blast, sms: text messages, text marketing
phone number for business, second number, separate number, business line, work number: business phone, phone number
phone system, answering machine, voicemail, voice mail, answers phone for me, somebody to answer phone, answer phones, nobody answers phone: answering service, phone, receptionist
internet phone, phone over internet, voip, phone lines down: voip, phone service
cellphone, handset: cell phone, phone
dead zone, cant get signal: cell service, coverage
net slow, internet crawls, slow net, internet drops, wifi drops, wifi sucks, wifi spotty, spotty internet, laggy, buffering, dial up: internet, slow internet
internet for shop, internet for business, guest wifi, wifi for guests, wifi for customers: business internet, wifi
pc, desktop, macbook, chromebook, work computer: computer
puter, confuser, lappy: computer
computer acting up, computer acting weird, computer crashed, computer locked up, computer died, computer fried, pc wont boot, screen black: computer repair
lost everything on computer, lost files, lost my files, hard drive died, hard drive crashed, deleted by accident, files gone: data recovery, backup
copy of files, save my files, back up files, thumb drive, flash drive, usb stick: backup, data, storage
got hacked, been hacked, hackers, broke into my computer, somebody in my computer, computer taken over, break into email: hacked, cybersecurity, security
locked my files, pay bitcoin, files locked, ransom: ransomware, cybersecurity
antivirus, malware, trojan, popups, computer virus: virus, cybersecurity
forgot password, lost password, passwords, too many passwords, password book, code by text, 2fa, mfa: password, two factor authentication, password manager
chatgpt, chat gpt, robot writes, chatbot: artificial intelligence, ai
ai, artificial intelligence
program for appointments, program for bookings, calendar program: scheduling software, booking software
program to track stock, keep track of stock, count stock, stock take, stocktake, count inventory, counting inventory, inventory count: inventory, inventory software
gizmo for taking orders, ipad register, tablet register, checkout tablet: point of sale
customer list, list of customers, customer names, keep track of customers, crm: customer database, crm
printer acting up, printer broke, printer offline, printer out of ink: printer
tech savvy person, tech guy, techie, computer whiz, computer wiz, somebody good with computers: computer repair, tech support
five finger discount, shoplift, walks out without paying, walked out without paying, steal from store, stealing from my shop, kids steal, sticky fingered, pinched from shop: shoplifting, theft
dine and dash, ran without paying, left without paying, skip out on bill, chew and screw: theft, unpaid bill
broke into shop, broke into store, got robbed, was robbed, held up at gunpoint, stickup: break in, burglary, theft, security
stole my truck, stole tools, tools stolen, stolen tools, tools walked off, stolen trailer, stole my generator, stole my outboard: theft, stolen, police report
gas stolen, siphoning, siphoned fuel, fuel stolen: fuel theft, theft
graffiti, spray painted, smashed window, window smashed, trashed my shop, vandals, vandalized: vandalism, damage
porch pirate, package stolen, parcel stolen, stolen packages: package theft, stolen
security cam, cctv, spy camera, ring camera, cameras in store, trail cam: security camera, surveillance
drunk customers, drunk guest, kick out drunk, rowdy customers, bar fight: intoxicated, alcohol, security
homeless in doorway, people sleeping in doorway, loitering, hanging around store, trespass, trespassing, banned from store: trespassing, loitering
buy in bulk, bulk buying, buy wholesale, wholesale prices, go wholesale, buy cheaper together, chip in on order, go in together on order, split shipping, split freight: bulk order, wholesale, group buy
where get supplies, find supplier, source products, sourcing: supplier, wholesale, distributor
middleman, cut out middle man, middle man, buy direct, straight from factory: distributor, wholesale, direct
out of stock, ran out of stock, shelves empty, empty shelves, back order, backordered, cant get parts, parts take months: supply, backorder, inventory
stuff wont sell, dead stock, sitting on shelf, leftover stock, get rid of stock: excess inventory, clearance
stock went bad, food went bad, expired goods, spoiled stock, spoils before sold: spoilage, expiration
sell to stores, get my product on shelves, stores carry my product, sell to shops, sell on commission in shop, shop sells for me: wholesale, consignment
on consignment, leave stuff at shop to sell: consignment
made in china, made overseas, bring goods from abroad, importing: import, customs
sell abroad, sell overseas, sell to other countries, exporting, export: export, international shipping
stuck at customs, held at border, held at customs, customs took, import tax, import duty, customs duty, customs form: customs, duty, tariff
mail to canada, ship to canada, send to another country, ship overseas, mail abroad: international shipping, customs
put in box, bubble wrap, packing peanuts, boxes for shipping, tape and boxes: packaging, packing, shipping supplies
arrived broken, came broken, broke in mail, busted in shipping, smashed in shipping, damaged in shipping, dented shipment, box crushed: damaged shipment, shipping damage, claim
lost package, package lost, lost parcel, parcel missing, shipment lost, package never came, never got package, lost in mail: lost package, tracking, claim
costs too much to ship, shipping costs, shipping kills me, shipping more than product, freight bill, cheaper shipping, cheapest way to ship: shipping cost, freight, rates
wont ship here, dont ship here, contiguous only, lower 48 only: ship, shipping restrictions, freight forwarder
keep frozen in mail, ship frozen, send frozen, dry ice, ice packs, keep cold shipping, mail fish: frozen shipping, cold storage, insulated box
ship live, mail plants, mail seeds, ship animals: live shipping
send fast, rush order, rush delivery: expedited shipping, overnight shipping
rent space, space for shop, space for my shop, place for my shop, storefront for rent, store space, shop space, find location, find a spot for, premises: commercial lease, retail space, commercial space
booth, vendor table: booth, vendor
food cart, taco truck, coffee truck, lunch wagon, ice cream truck, mobile kitchen, burger van: food truck, food trailer
popup shop, temporary shop: pop up shop, temporary
landlord raised rent, rent went up, rent hike, rent doubled, hiked my rent, raise my rent: rent increase, commercial lease
landlord wont fix, landlord does nothing, landlord ignores, slumlord, landlord is a jerk: landlord, repairs, lease
landlord selling building, building sold, kicked out of shop, lost my lease, landlord locked me out: lease termination, eviction, commercial lease
break lease, break my lease, leave lease early: lease termination, sublease
sublet, rent out part of shop, share my shop, share space, share a store, split rent with another shop: sublease, shared space
pays taxes on building too, triple net, nnn, cam charges: commercial lease, triple net
tenant wont pay, renter wont pay, tenant wont leave, kick out tenant, squatters: eviction, tenant, landlord
damage deposit, deposit back, deposit on shop: security deposit
fix up shop, make shop nice, remodel shop, fix up store: tenant improvements, remodel
work out of house, run business from home, business from home, business from house, shop in garage, work from garage, business in my garage, neighbors complain about business: home based business, zoning
allowed in my neighborhood, allowed on my land, change use of building, residential or commercial: zoning, land use permit
red tape, bureaucracy, jump through hoops, government rules, too many rules, permits take forever: regulations, permits, government
okay from city, ok from city, city says no, permission from city, planning permission, council permission: permit, zoning
health department, food inspector coming, kitchen inspector, health code, inspector coming, got inspected, failed inspection, flunked inspection, written up by inspector, shut me down, got shut down, shut down by inspector: inspection, food safety, permit
food handlers, food handler card, foodhandlers, food card, servsafe, serve safe: food handler card, food safety
fire marshal, fire marshall, fire inspector, how many people allowed in, fire exits: fire inspection, fire code, occupancy
sell cookies from home, sell cakes from home, sell bread from home, bake at home to sell, home baked, home made jam sell, cook at home sell: cottage food, homemade food
bar licence, booze license, drink license, liquor permit, sell beer and wine: liquor license, alcohol
card to serve drinks, bartender card, tam card, alcohol server: alcohol server training
ticket from city, penalty from state: fine, penalty, violation
wheel chair ramp, ada lawsuit, wheelchair access, wheel chair, handicap access, handicap parking: accessibility, ada
service dog in store, dogs in store, emotional support animal, pets allowed in shop: service animal, ada
allowed to film, allowed to record, record phone call, hidden camera: recording, privacy
play music in shop, music in store, ascap, bmi, spotify in shop: music license, copyright
privacy page, privacy notice, terms page, cookie banner, data rules: privacy policy, terms of service
business with friend, business with my brother, business with my wife, husband and wife business, couple business: partnership, family business
buy out partner, partner left, split from partner, fight with partner, partner does nothing, partner screwed me, business divorce: partnership agreement, buyout, dissolution
own part of company, shares in business, piece of business, cut of business: ownership, equity, partnership
sell my shop, selling my business, get rid of business, sell my company, somebody to buy my business, someone to take over, hand over reins, pass the torch: sell business, succession, business broker
what is my business worth, business worth, how much is my shop worth, value of business, worth of company: business valuation, sell business
buy a business, buying a shop, buy existing business, take over shop, take over business, business for sale, buy out owner: buy business, business for sale
goodwill value, whats included in sale, check books before buying: due diligence, business valuation
close shop, close my business, closing down, closing my business, call it quits, throw in towel, wind up company, shut my doors, close doors for good: closing a business, dissolution
going out of business sale, everything must go, liquidation: closing, clearance
retirement plan for owner: retirement, succession, sell business
kids dont want business, give business to kids, give to my son, leave to my daughter, leave business to family, who gets business, when i die business, owner died, dad died left business, father died business, husband died business, inherited shop: succession, estate, inheritance
franchising, franchisee: franchise
big box, chain store, walmart, costco, home depot, competition from chains, amazon kills us: competition, competitor, big box store
copying my prices, undercutting me, undercuts, stealing my customers, stole my customers, takes my customers, poaching customers, new shop across street, rival shop: competitor, competition
elevator speech, thirty second pitch: elevator pitch, networking
schmooze, schmoozing, rub elbows, meet other owners, meet business owners, make contacts, make connections: networking
happy hour for business people, mingling, mixer after work: networking, mixer
booth at show, table at fair, booth fee, stand at fair, sell at fair, sell at craft show, sell at market: vendor booth, trade show, craft fair
learn business, business school, business classes, learn to run business, how to run shop, night class business, mba: business training, workshop, class
somebody to show me how, someone who has done it, experienced owner, old hand, advice from owners, pick brain, sounding board, guidance, guru: mentor, advice
free advice for business, sba, sbdc, small business office, help for small business: small business development center, business advice
lonely at top, feel alone running business, stressed owner, cant sleep over business, business stress: stress, support, mental health
learn the hard way, first year in business, rookie mistakes, beginner mistakes, newbie mistakes: mistakes, starting a business, advice
biz, bizness, buisness, busines: business
goverment, govermint, gvmt: government
recipt, reciept, reciepts, receit: receipt
lisence, liscense, lisense, licens, liscence: license
insurence, inshurance, insurrance: insurance
morgage, mortage: mortgage
loose customers, loosing money, loose money: lose, loss
employe, employie, imployee: employee
restraunt, resturant, restaraunt, restarant: restaurant
accountent, acountant, acounting: accountant, accounting
cancelation: cancellation
garantee, gaurantee: guarantee, warranty
labour: labor
colour: color
programme: program
neighbour, neighbours: neighbor
jewellery: jewelry
tyre, tyres: tires
catalogue: catalog
organisation, organisations: organization
centre: center
cosy: cozy
business going under, business going broke, business about close, business sinking: bankruptcy, debt, closing
rank on google, show up in search: seo, search engine
cloud storage, dropbox, google drive: backup, storage
regular customers, steady customers, same customers: repeat customers, customer loyalty
stood up by customer, customer stood me up: no show, cancellation, deposit
owner wants retire, retire from shop, retiring owner, too old to run: succession, sell business
pop up store, popup store, shop for few weeks: pop up shop, temporary
need tomorrow shipped, fast shipping: expedited shipping, overnight shipping
fire somebody, fire an employee, fire my cook: termination, firing, discipline
hire somebody part time, few hours help, extra pair hands, extra hands, extra help for season, summer help: part time, seasonal, hiring
students for summer, college kids, school kids summer: seasonal workers, students, summer job
exit interview, why people leave: retention, turnover
pizza for workers, staff party, crew party, team spirit, team building: employee appreciation, retention, morale
language at work, workers dont speak english, staff speaks no english: translation, english classes
worker wants advance, advance on pay, pay early, paid early, loan to employee: payroll advance, wage
pay every two weeks, paid every other week, how often pay workers: pay period, payroll
garnishment, court takes from pay, child support from paycheck: wage garnishment, payroll
uniform cost, boots for workers, who pays uniform: uniforms, payroll deduction
worker broke it, employee damaged truck, crashed company truck, wrecked company truck: damage, payroll deduction, insurance
company car, company truck, drive own car for work, gas money for workers: mileage reimbursement, vehicle
dress code, tattoos at work, piercings at work: dress code, policy
employee on facebook, worker posts about us, worker bad mouths: social media policy
worker dating, dating coworker, romance at work: workplace policy, harassment
remote worker, works from another state, employee in another state: remote work, payroll taxes
paper trail, keep proof, proof of delivery, write everything down: documentation, records
receipt for gift, charity receipt, donation receipt: donation, tax deductible
asked for donation, everyone asks donations, donate product: donation, sponsorship
sponsor team, sponsor event, put name on team shirts: sponsorship, advertising
gift card, gift cards, gift certificate, gift voucher
round up change, count drawer, count till, close out register, cash out drawer: cash drawer, cash handling
safe for cash, where to keep cash, drop box for money, bank run, take cash to bank: cash handling, night deposit, safe
rolls of quarters, coins for register, small bills: change, bank
currency, foreign money, canadian money, take canadian: foreign currency, exchange rate
bitcoin, crypto: cryptocurrency
price tag, price tags, price gun, price stickers: labels, price
weigh and price, legal for trade, scale checked, scale sticker: scale inspection, certified scale
nutrition facts, ingredients list, allergy label, what goes on label: food label, labeling
organic sticker, certified organic: organic certification
minority owned, woman owned, women owned, native owned, veteran owned, disadvantaged business: certification, minority owned business
sell to military, sell to government, government buyer, bid on government job, contract with state: government contracts, procurement
davis bacon, public job pay: prevailing wage
supplier screwed up, wrong stuff sent, got wrong order, sent wrong thing, order was wrong, short shipment: supplier dispute, wrong order, return
supplier raised prices, supplier went out of business, supplier vanished: supplier, price increase
minimum order, order too small: minimum order quantity
terms with supplier, credit from supplier, wants money before shipping, cash on delivery: payment terms, credit
place to store stuff, nowhere to put stock, no room for inventory, back room full, shipping container for storage, conex, connex: storage, warehouse, container
cold room, walkin cooler, rent freezer space: cold storage, walk in cooler
forklift card, forklift ticket, drive forklift: forklift certification, training
drop ship, dropship, dropshipping, print on demand: drop shipping, ecommerce
subscription box, monthly box: subscription
self checkout, honor box, honor system, unmanned stand: self service, honor system
power went out shop, no power in store, power out at restaurant: power outage, business interruption, generator
road closed no customers, construction in front, street torn up: road construction, access, loss of business
bus tours, tour buses, busloads, get cruise people: cruise passengers, tour operators
hotel sends guests, pay for referrals, kickback, finders fee: referral fee, commission
expedia, booking com, vrbo, viator, travel site takes cut, booking site takes cut: booking platform, commission
doordash, door dash, uber eats, grubhub, delivery app: delivery service, commission
menu prices, cost of plate, food cost: food cost, menu, pricing
throw away food, food waste, leftovers from restaurant: food waste, donation
no tipping, add tip automatically, service charge, auto gratuity: service charge, tips
bathroom for customers only, public restroom, toilet for customers, people just use bathroom: restroom, customers
grease trap, hood cleaning, kitchen hood: grease trap, hood
smoking outside, vaping in shop, no smoking sign: smoking, policy, sign
noise from bar, neighbors complain noise: noise complaint
hours on door, close early, open on sunday, holiday hours: business hours, hours
gone fishing sign, close for vacation, closed for season, shut for winter: seasonal closing, off season
mentor, mentoring, somebody to teach me business: mentor, business advice
stuck with business, dont know what to do next: starting a business, advice
small claims, settle argument, argue about bill, disputed bill, dispute over money, fight over money: dispute, mediation, small claims court
sign for me while away, somebody act for me: power of attorney
emergency plan, who runs shop if sick, hurt cant work owner: contingency plan, disability insurance
key man, owner gets sick, owner injured: disability insurance, key person insurance
nonprofit status, become charity, make us nonprofit, 501c3, 501 c 3, tax exempt group: nonprofit, 501(c)(3), tax exempt
guy who does taxes, lady who does books, person who does books, numbers person, tax lady, tax guy, somebody good with numbers: accountant, bookkeeper
guy who sues, ambulance chaser, solicitor, barrister, legal eagle, shyster: attorney, lawyer
middle man who sells businesses, somebody who sells businesses, person who sells shops: business broker
hr, h r, personnel department, people department: human resources
big wig, bigwig, head honcho, higher ups, top dog, top brass, big boss, boss man: owner, manager, executive
right hand man, second in command, number two, assistant boss: assistant manager
gaffer, guv, guvnor, jefe: boss, manager
newbie, rookie, new guy, new girl, cheechako, green hand: trainee, entry level
old timer worker, old pro, veteran hand: experienced
gal friday, girl friday, dogsbody, gofer: assistant
guys who work: employees, staff, crew
punters, clientele, shoppers, buyers: customers
out of towners, lower 48ers, snowbirds, sightseers, day trippers: tourists, visitors
wares, merchandise: product, products
perks, fringe benefits, extras for staff: benefits
peanuts pay, lousy pay, crap pay, pay sucks, low pay, pays crap: wage, minimum wage
subbing out, sub out work, farm out work, outsource, outsourcing: subcontractor
get rid of clutter, old equipment sell, sell used equipment, sell old equipment: used equipment, auction, sale
best by date, use by date, sell by date: expiration date, shelf life
use by date sticker, date on label, how long will it last: expiration date, shelf life
become own boss, my own business, own a business: starting a business, startup
worker wants raise, employee wants raise, staff asks raise: raise, wage
clock workers hours, punch clock hours: time clock, timesheet
hotel concierge, tip concierge: referral fee, commission
city fined us, business fined, fined for sign: fine, penalty, violation
facebook marketplace, craigslist, kijiji: online store, classified ads
seacan, shipping container: storage, container
few customers, not enough customers, zero customers, hardly any customers: marketing, customers, advertising
hardly any bookings, few bookings, no bookings yet: marketing, bookings, advertising
partner wants leave, partner quit business: partnership agreement, buyout
employee burned out, burnout, owner burnout: burnout, delegate
landlord kick out shop, landlord evicting shop: lease termination, eviction, commercial lease
business two year report, biannual report, state report business: biennial report, annual report
hire my husband, pay my wife: family business, family employee
staff dont get along, workers dont get along: conflict, staff, mediation
worker always late, employee always late: attendance, lateness
`
