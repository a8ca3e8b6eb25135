/** Everyday words for needs, and further kinds of businesses and organizations: running a business. See `parseNeeds`. */
export default `
# More of what is said of kinds that other lists have

Accounting
say mess of receipts, box full of receipts, receipts in shoebox, books in a mess, books behind, years of taxes, never filed taxes, havent filed taxes, catch up books, reconcile bank, reconcile accounts, quarterly taxes, estimated taxes, self employment tax, irs notice, letter from tax office, irs wants money, tax extension, amended return, write off truck, tax deductions, profit and loss, balance sheet, guy who does taxes, lady who does taxes, numbers person, bean counter, somebody to do books, someone to do my books, taxes for fishermen, crew share taxes, taxes for nonprofit, form 990, set up quickbooks, quickbooks help, taxes for llc, s corp taxes, partnership taxes, bed tax filing, lodging tax return, sales tax return, lost receipts, back taxes, audited, tax audit, cpa firm, part time bookkeeper, remote bookkeeper, clean up books, cash flow forecast, price my work

Legal Services
say contract written, write a contract, look over contract, read contract before sign, look over lease, review lease, commercial lease lawyer, business lawyer, small business lawyer, somebody suing my business, customer suing me, employee suing, partner dispute, partnership agreement, buy out partner, operating agreement, break lease, breach of contract, didnt keep contract, cease and desist, lawyer letter, demand letter, wage claim, boss owes wages, stole my idea, stole my design, copied my logo, protect my name, noncompete, nda, waiver for customers, liability waiver, terms and conditions, privacy policy written, file lien, mechanics lien, eviction of tenant, evict renter, tenant wont leave, sell business papers, buying a business lawyer, incorporate business, nonprofit bylaws, liquor license lawyer, maritime lawyer, injured deckhand, solicitor, legal eagle, ada lawsuit, bankruptcy for business, chapter 11, defamation, fake review lawyer

Insurance
say insurance for my business, insurance dropped me, insurance too expensive, cheaper insurance, insurance went up, certificate of insurance, proof of insurance, landlord wants insurance, business interruption, customer slipped, slip and fall coverage, insurance for tools, insurance for guides, insurance for charter boat, insurance for food truck, insurance for contractor, contractors bond, workmans comp, comp insurance, commercial auto insurance, cargo insurance, liquor liability, insurance for vendors, one day insurance, professional liability, malpractice insurance, errors and omissions, cyber insurance, disability insurance, health insurance for employees, group health plan, key man insurance, umbrella policy, landlord insurance, insurance for airbnb, insurance for cabin, hull insurance, aircraft insurance, claim denied, insurance wont pay, quote for insurance

Banking
say business account, business checking account, separate bank account, business bank account, open business account, bank for my business, loan officer, line of credit, equipment loan, boat loan, truck loan, bank said no, night deposit, deposit cash, rolls of quarters, need change for register, cash drawer change, coin counting, wire transfer, send money overseas, direct deposit for workers, company credit card, business credit card, credit line, account frozen, account got closed, fisheries loan, permit loan, construction loan, mortgage for building, refinance my shop, cashiers check, savings for business, zelle, debit card lost, card stolen, bank fees, bank that lends

Business Lending & Startup Help
say free business advice, advice for small business, small business office, mentor for business, somebody to show me how, where do i start business, how to start business, first time owner, kitchen table business, side hustle, business license help, which license needed, choose llc, llc or sole proprietor, bank turned me down, loan denied, no bank will lend, microloans, tiny loan, money for equipment, working capital, startup capital, funding for startup, pitch competition, pitch investors, find investors, crowdfunding, grants for small business, business grant, grant for business, free money for business, disaster loan, export help, sell overseas, business class, business training, learn to run business, market research, business plan help, cash flow help, turnaround help, business failing, save my business, business in trouble, sell my shop, find buyer for business, hand over business, pass on business, woman owned business help, veteran owned business help, rural business loan, native loan fund, fisheries loan fund, is my idea good, incubator, makers business, score mentor, sbdc

Financial Planning
say retirement for employees, 401k for small business, sep ira, simple ira, retire from business, nest egg, grow my savings, rainy day money, inheritance money, came into money, annuity, roth, college fund, sell business and retire

Debt & Credit Counseling
say business debt, owe suppliers, juggling bills, robbing peter to pay paul, up to my neck in debt, debt up to ears, cant pay back loan, cash advance loans, stuck with loan, lower my payments, credit report wrong, credit card debt, going bankrupt

Marketing
say nobody comes in, empty shop, business is slow, business is dead, drum up business, get people in door, find customers, new customers, reach tourists, reach cruise passengers, attract tourists, social media manager, run my facebook, post on facebook for me, somebody to do instagram, more followers, facebook marketing, google ads, get on google, show up on google, google listing, google business, top of google, found online, email newsletter, mail chimp, mailchimp, mailing to households, every door mail, radio ad, tv spot, newspaper ad, loyalty cards, slogan for shop, name my business, brand my business, new logo, logo made, write ads, copywriter, bad reviews, fix my reputation, get reviews, influencer, launch product, market my product, grand opening promotion, ad agency, pr person, spread the word, event promotion, seo help

Printing
say flyers, pamphlets, rack cards, price list printed, menus printed, laminated menus, postcards printed, letterhead, invoices printed, receipt books, carbonless forms, labels printed, jar labels, product labels, bumper stickers, magnets for truck, magnetic signs, yard signs, a frame sign, sandwich board, door hours sign, open sign, window lettering, window decals, lettering on truck, lettering on boat, boat name on hull, vehicle wrap, wrap my van, banner for event, trade show banner, poster board, blueprints copied, scan documents, color copies, wide format, embroidered jackets, uniforms with logo, mugs with logo, tickets printed, wristbands, raffle tickets, calendars printed, programs printed, rubber stamp, cards with my name

IT & Web
say website for business, website for my business, site for shop, fix my website, website is old, update website, website vanished, website guy disappeared, website person, web guy, webmaster, wordpress, shopify, squarespace, wix help, sell online store, online booking page, take payments online, lost domain, domain expired, emails go to spam, emails not arriving, email not working, email stopped working, outlook wont open, set up business email, move email, email hacked, facebook hacked, account hacked, clicked bad link, phishing, files locked, computer locked up, computer crashed, hard drive died, backup for office, office network, wifi for guests, guest wifi, security cameras wifi, router, printer offline, setup new computer, old computer slow, windows update, mac help, ipad register, tablet register, quickbooks wont open, spreadsheet help, excel help, custom software, inventory software, scheduling software, chatbot, ai help, somebody good with computers, tech guy, computer whiz, computer geek, remote support, learn computer, passwords lost

Internet & Phone Service
say phone system for office, business phone line, business internet, voip, phones are down, second phone number, toll free number, 800 number, internet for shop, internet keeps dropping, internet drops, wifi spotty, spotty internet, internet outage, internet for lodge, internet for boat, hotspot, mobile hotspot, cell booster, signal booster, dead zone, port my number, fax line, data plan, prepaid phone, switch phone company

Office Supplies
say receipt paper, register tape, printer paper, cash box, filing cabinet, file folders, binders, time cards, price tags, label maker, shredder, whiteboard, office chairs, desk chair

Coworking & Meeting Space
say work out of house alone, hot desk, office for a day, private office, mailing address for business, place for interviews, room for training, room for seminar, trade show space, expo hall, popup space, pop up shop space, share office, zoom room, podcast studio, maker space for business

Human Resources
say cant find workers, hire first employee, first employee, write job ad, job description, employee problems, problem employee, fire somebody legally, layoffs, harassment complaint, harassment training, employee handbook written, write policies, pay scale, benefits plan, performance reviews, onboarding, i-9 forms, work visa employees, employee turnover, keep employees, staff conflict, exit interview, salary survey, labor law question, overtime rules, personnel files, hire foreign workers, staff training

Employment & Training
say post job, job posting free, find workers, hire somebody, hire veterans, hire students, hire teens, apprentices for my shop, train my employees, training money, on the job training money, wage subsidy, help wanted, job board, short staffed, hire interns, recruit seasonal, seasonal workers, seasonal job, job service, workforce center, employer help, unemployment insurance, unemployment claim, filing unemployment, forklift training, flagger card, food handler class, safety card, hazwoper, osha training, osha 10, computer class for job

Security
say shoplifters, shoplifting, break in at shop, broke into my shop, shop got robbed, camera system, cameras for store, cctv, alarm for shop, watch my building, night guard, event security, door man for bar, rekey, change locks at shop, employee stole keys, safe opened, open a safe, key cards, keypad lock, alarm monitoring, patrol parking lot, guard for construction site, armored car

Freight & Shipping
say freight bill too high, cheaper freight, freight quote, barge schedule, ship to remote, ship frozen fish, ship live crab, ship seafood, consolidate freight, share container, share a barge load, split freight, ship barrels, ship lumber, ship equipment, move equipment, ship food, shipment lost, freight damaged, freight claim, dangerous goods, ship batteries, ship paint, ship propane, lumber by barge, pallets to village, backhaul, freight consolidator, expedite freight, rush freight, ltl, full truckload, flatbed load, bring stock up, bypass mail, supplier wont ship, address wont ship, no street address, express cargo, customs paperwork, across canada trucking

Mail & Parcels
say lost package, package never came, tracking says delivered, parcel missing, return label, return package, send overseas package, international package, customs form, mail to canada, certified letter, registered mail, bulk mail, mail flyers, po box for business, street address for business, package acceptance, packing service, ship gifts, ship for customers, mail orders out, ship my orders, overnight letter, courier documents, same day delivery, deliver across town, local delivery driver, deliver my products

Warehousing
say place to store stock, store inventory, overstock, no room in shop, store goods in winter, keep frozen goods, freezer space, rent freezer, cold storage space, pack orders for me, pick up and store, pallet storage, container storage, connex rental

Moving & Storage
say move my shop, move office, move store, conex, connex, storage container, store equipment, store food truck, store tools, records storage, storage for business

Property Management
say tenant wont pay, renter wont pay, screen tenants, bad tenants, collect rent, airbnb manager, manage airbnb, cabin manager, manage my building, manage commercial building, check on cabin, watch my house in winter, renters trashed place

Real Estate
say buy building for shop, commercial property, commercial lot, buy a lodge, lodge for sale, sell my building, cabin business for sale, restaurant for sale, warehouse for sale, land for business

Wholesale & Manufacturing
say buy in bulk, buy wholesale, wholesale prices, find supplier, get product made, produce my product, co packer, copacker, private label, restaurant supply wholesale, gift shop wholesale, souvenirs wholesale, wholesale food, food distributor, beverage distributor, produce supplier, candle supplies, jars bulk, bottles in bulk, minimum order, prototype made, small batch production, contract manufacturing, cnc, injection molding, 3d print parts, custom parts made

Commercial Kitchens
say inspected kitchen, legal kitchen, health department kitchen, kitchen for food truck, commissary for food truck, prep space, make salsa to sell, make hot sauce, make candy to sell, freeze dry to sell, bake at home not allowed, rent kitchen for caterer, home kitchen not allowed, test kitchen, start food business

Photography
say pictures of products, product photos, photos of food, menu photos, photos of my rooms, photos of my lodge, staff photos, photos for brochure, good pictures for website

Farmers Markets
say sell my vegetables, sell my jam, place to sell crafts, rent a booth, rent table, vendor table, where to sell handmade, sell soap, sell at market, craft booth

Chambers of Commerce
say meet other business owners, meet local business, business community, business after hours, business luncheon, support local businesses, new business in town, list my business, business referrals, voice for businesses, complain to city for businesses

Business Associations
say trade group, trade association, industry group, owners association, others in my trade, people in same trade, lobby for business, contractors association, restaurant owners, lodge owners, guides association, charter operators association, store owners association, innkeepers, growers group, makers group, professional association

Networking Events
say meet owners, meet business people, business cards exchange, coffee with owners, lonely business owner, leads group, referral group, speed networking, startup meetup, women owners meetup

Government Offices
say business license, state license, planning department, zoning office, zoning question, sign permit, food permit, health inspector, health department, liquor license board, alcohol board, labor department, wage and hour, wage complaint, report unpaid wages, report employer, child labor permit, occupational license, contractor license, professional license, guide license, register company, register business name, register trailer, corporation filing, annual report filing, sales tax office, tax assessor, property tax bill, clerk office, weights and measures, scale inspection, scale certified, fire marshal, noise permit, parade permit, vendor permit, peddler license, street vendor permit, food truck permit, land lease from state, use state land, use federal land permit, unemployment office, customs office

Mediation
say partner fight, business partners fighting, customer dispute, contractor dispute, dispute over bill, settle bill argument, staff fighting, coworkers fighting, avoid court, fight over lease, landlord dispute, family business fight

Janitorial & Office Services
say office cleaner, store cleaned nightly, clean my shop, clean restaurant kitchen, hood cleaning, clean office at night, wax floors, plants for office, restroom supplies

Legal Aid
say boss stole wages, unpaid wages help, wage theft, cant afford business lawyer, worker rights, fired unfairly no money, landlord locked me out

Translation
say translate menu, translate website, translate signs, translate contract, menu in japanese, brochure in german, staff speaks spanish, guests speak chinese, customer speaks no english, interpreter for meeting

Retail
say buy gift card, spend gift money

Electronics
say cash register, card reader, two way radios, walkie talkies, phone case

Nonprofits
say start a nonprofit, start charity, become nonprofit, board members wanted, need board members, nonprofit help, fiscal sponsor, fundraising help, donor database

Philanthropy
say sponsor our event, donation from business, ask for donation, corporate giving, match donations, money for our project, money for our club

Community Development
say fix up downtown, fix up main street, main street program, storefront improvement, facade grant, bring business to village, jobs for village, village business, tribal business, rural development, revitalize town

Cooperatives
say owners together, worker owned, buying club, group purchase, group buying, share cost of freight, artists co op store, farmers selling together

Public Speaking
say pitch practice, present to investors, nervous presenting, learn to pitch, speak at meeting

Recycling
say business cardboard, old office computers, used cooking oil, fryer oil pickup, old batteries from shop, pallets get rid of, shred papers

# More kinds

Collection Agencies
is collection agency, debt collection, collections agency, receivables
in collections, recovery, credit, receivables
say customer wont pay, customer owes me, client owes me, client wont pay, collect my money, collect debt, collect unpaid invoice, collect unpaid bills, get money customer owes, deadbeat customer, stiffed me, bounced check, bad checks, skipped out on bill, unpaid invoices, somebody to collect money, chase late payers, skip tracing, renter owes me, collect old debts, months late paying

Payroll Services
is payroll service, payroll company, payroll provider, employer services
in payroll, professional employer
say run my payroll, cut paychecks, pay my crew, pay my workers, take taxes out of pay, payroll taxes, withholding, w2 forms, time clock system, direct deposit setup, pay stubs, timesheets, crew settlement, paying employees, outsource payroll

Business Brokers
is business broker, business sales, business brokerage, business valuation
in business, brokers, mergers, acquisitions
say sell my business, sell my company, buyer for my business, find buyer for shop, what is my business worth, business worth, value my business, buy existing business, business for sale, take over business, take over shop, somebody to take over, owner retiring, exit plan

Payment Processing
is payment processing, merchant services, credit card processing, point of sale, cash registers, atm company
in merchant, payments, pos
say take credit cards, accept credit cards, accept cards, card machine, card reader, card reader broke, card terminal, swipe cards, tap to pay, card fees too high, cheaper card fees, chargeback, cash register broke, pos system, register for restaurant, atm for my store, atm in shop, gift card system, process payments, online payments

Commercial Real Estate
is commercial real estate, commercial leasing, commercial broker, retail space, office space, warehouse space
in commercial, properties, leasing, plaza, mall, building
say space for my shop, space for shop, rent a shop, rent storefront, shop to rent, place for my restaurant, restaurant space, rent warehouse, shop space, lease a building, lost my lease, rent went up shop, find location, spot for my store, kiosk space, garage space for business, industrial yard, land to lease, place for food truck, lot for food truck, booth rental salon

Customs Brokers
is customs broker, customs brokerage, import export, trade services
in customs, import, export, international
say stuck at customs, held at border, held at customs, import goods, clear customs, duty on goods, tariff code, export fish, export paperwork, ship to japan, ship to canada business, across border goods, fish and wildlife export, import from china, send furs abroad, cites permit

Answering & Virtual Assistant Services
is answering service, virtual assistant, call center, secretarial service, administrative services
in answering, admin, office, secretarial
say answer my phone, somebody to answer phone, answer calls for me, miss calls, phone answered after hours, virtual receptionist, type letters, typist, paperwork help, paperwork piling up, answer emails for me, return calls, data entry, book appointments for me, help with office, bookings answered

Background Checks & Drug Testing
is background check, drug testing, drug test, fingerprinting, screening services
in screening, testing, fingerprint
say check out new hire, check applicant, criminal check, driving record, pee test, piss test, dot drug test, dot physical, random drug test, alcohol test, urine test for job, fingerprints taken, fingerprint card, get fingerprinted, verify references, pre employment screening

Private Investigators & Process Servers
is private investigator, process server, investigations, detective agency
in investigations, legal support
say serve papers, deliver court papers, find person who owes, detective, employee stealing, catch thief, hidden assets, locate somebody, skip trace, sweep for bugs

Document Shredding & Records
is document shredding, records storage, document storage, records management, shredding
in records, shredding, archives, documents
say shred papers, shred documents, destroy old files, old tax papers destroy, store files, boxes of files, scan old paper, destroy hard drives, go paperless, confidential paper

Cybersecurity
is cybersecurity, computer security, network security, managed it
in security, cyber, network
say got hacked, been hacked, locked files, ransomware, hackers, phishing emails, email broken into, data breach, customer data stolen, protect computers, train staff about scams, security audit computer, password manager, two factor, backup everything

Grant Writers
is grant writer, grant writing, proposal writer, fundraising consultant
in grants, proposals, fundraising
say write a grant, apply for grant, grant application, find grants, help with grant, grant report, proposal for government, government bid, rfp help, writing for funding, federal grant, sam registration

Copywriters & Editors
is copywriter, editor, technical writer, content writer, proofreading
in writing, editing, content, communications
say write my website, words for website, write brochure, write newsletter, check spelling, proofread, edit my book, ghostwriter, write menu, write blog, write ads, help writing letter, write manual, write press release, fix my english

Video Production & Drones
is video production, videographer, film production, drone services, aerial photography
in video, film, media, aerial, drone
say video for website, make a commercial, promo video, youtube video, film my business, film event, drone video, drone pictures, aerial pictures, livestream event, edit video, training video, wedding video, pictures from air, virtual tour

Promotional Products
is promotional products, promotional items, branded merchandise, corporate gifts
in promo, promotional, logo, apparel
say pens with logo, mugs with logo, hats with logo, give away stuff, logo on shirts, company shirts, crew jackets, key chains, bags with logo, gifts for customers, gifts for staff, freebies with name, stickers with logo, water bottles with logo

Signs
is sign company, sign shop, sign maker, signs, signage, vehicle wraps
in signs, graphics, neon, vinyl
say sign for my store, sign over door, sign for my shop, sign broke, sign blew down, neon sign, lit sign, sign repair, highway sign, roadside sign, real estate signs, wooden sign, carved sign, lettering on window, name on truck, name on boat, wrap truck, banner for shop, menu board, safety signs, parking signs, sign installed

Trade Shows & Expos
is trade show, expo, exhibition, convention services, event planner
in expo, show, convention, exhibits
say booth at show, show my products, exhibit my business, home show, outdoor show, boat show, business fair, vendor show, display for booth, trade show display, rent booth display, put on conference, plan conference, organize event, plan company party, corporate retreat

Management Consultants
is business consultant, management consultant, consulting, business coach, consultants
in consulting, strategies, solutions, group, associates
say business not growing, improve my business, fix my business, run business better, too busy to run, overwhelmed owner, business coach, leadership training, strategic plan, board retreat, facilitate meeting, feasibility study, train managers, team building, organize my business, hire a consultant, pricing help, family business advice

Health & Safety Consultants
is safety consultant, osha training, safety training, food safety consultant, industrial hygiene
in safety, compliance, osha, training
say osha inspection, osha fine, safety inspection, safety plan written, safety meeting, respirator fit test, forklift card, food safety plan, haccp plan, haccp, servsafe class, serve alcohol class, bartender card, hearing test workers, hazmat class, fall protection, accident at work, safety program, inspector wrote me up, failed inspection

Consumer Protection
is better business bureau, consumer protection, attorney general, consumer affairs
in consumer, protection, bureau
say report scam, got scammed, company ripped me off, ripped off, fake company, complain about business, complaint about company, cheated by contractor, contractor took money, contractor took deposit, bad contractor, is this company legit, check out company, fake charity, identity stolen, identity theft, robocalls, telemarketers, wont give refund, warranty not honored, price gouging, lemon car, false advertising, swindled, conned

Bail Bonds
is bail bonds, bail bondsman, bail
in bonds, bail
say bail somebody out, post bail, friend in jail, husband in jail, pay bail

Check Cashing & Money Transfer
is check cashing, money transfer, western union, payday loans, currency exchange
in cash, money, advance
say send money home, send money to family, send money to philippines, send money to mexico, cash my check, cash check without bank, no bank account, cash advance, loan till payday, quick cash, fast cash, change foreign money, prepaid card, money order, title loan, pay bill in cash

Title & Escrow
is title company, escrow, title agency, land title
in title, escrow, closing
say closing on house, lien on property, who owns land, deed transfer, transfer deed, title insurance, hold money for sale, escrow for business sale, quitclaim, add name to deed, property records

Surety & Bonds
is surety bond, bonding company, contractor bond
in surety, bonds, bonding
say get bonded, license bond, bid bond, performance bond, bond for contractor, bonded and insured, notary bond

Employee Benefits
is employee benefits, benefits broker, health plan administrator, benefits consultant
in benefits, health, retirement, plans
say health insurance for my employees, health insurance for small business, benefits for workers, medical for staff, dental plan for workers, 401k for employees, retirement plan for workers, group insurance, afford benefits, sick leave plan, cafeteria plan, employee assistance

Business Equipment Leasing
is equipment leasing, equipment finance, leasing company, copier leasing
in leasing, finance, equipment, capital
say lease equipment, finance equipment, lease copier, rent copier, copier broke, lease trucks, fleet lease, finance truck for business, rent to own equipment, postage meter, cant buy equipment outright

Web Hosting & Email Services
is web hosting, email hosting, domain registration, hosting company
in hosting, internet, web, mail
say email with my name, email at my domain, business email, buy domain, domain name, register domain, host my website, site keeps going down, move website, spam filter, newsletter sending, emails bounce, mail server

Patents & Trademarks
is patent attorney, trademark attorney, intellectual property, patent agent
in patent, trademark, intellectual property
say protect my invention, protect my idea, patent my idea, invented something, protect logo, trademark my name, somebody stole my name, stole my logo, copied my product, knock offs, copyright my song, copyright my book, copyright photos, copycat

Business Schools & Training
is business school, entrepreneurship center, business training, leadership program
in business, management, leadership, entrepreneurship
say learn business, business class, accounting class, learn quickbooks, marketing class, class for managers, customer service training, train my staff, sales training, mba, learn to manage people, entrepreneur class, workshop for owners, bookkeeping class, learn excel, learn social media

Tax Resolution
is tax resolution, enrolled agent, tax attorney, taxpayer advocate, free tax help
in tax, taxpayer, vita
say owe irs money, irs garnish wages, irs took money, tax lien, irs payment plan, settle with irs, years behind taxes, back taxes, havent filed, audit help, free tax help, taxes for low income, help fill tax form, irs letter scary, innocent spouse

Auctions & Liquidators
is auctioneer, liquidator, auction house, surplus
in auction, liquidation, surplus
say closing shop sell everything, sell store fixtures, sell restaurant equipment, get rid of inventory, liquidate, sell old equipment, buy used equipment, buy store shelves, surplus government, auction off tools, storage unit auction, bankruptcy auction

Delivery & Fulfillment
is delivery service, courier service, fulfillment, last mile
in delivery, courier, express
say deliver my orders, deliver food from restaurant, deliver flowers, deliver groceries, pick up and drop off, run across town, rush documents, pack and ship orders, ship online orders, home delivery, deliver to cabin, deliver to hotel, deliver lumber, deliver furniture

Tribal & Native Corporations
is native corporation, village corporation, regional corporation, tribal enterprise, tribal council business
in native, corporation, tribal, shareholders, village
say shareholder, native shares, dividend from corporation, shareholder jobs, lease native land, permission native land, village store owner, tribal business, land use permit native, subcontract native corporation

Employers Groups & Apprenticeship Trusts
is apprenticeship trust, employers association, joint apprenticeship, training trust
in apprenticeship, employers, trust, training
say apprentices for contractors, employers group, group of employers, train apprentices, become apprentice, paid while learning trade, contractors training, prevailing wage question
`
