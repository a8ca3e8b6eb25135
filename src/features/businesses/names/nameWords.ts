/** Splits a list of words. */
const list = (words: string) => words.trim().split(/\s+/)
const toMap = (words: string) => new Map(list(words).map((word) => [word.toUpperCase().replace("'", ''), word]))

/** Words that are always written in this way, although dictionaries have another form. */
export const fixedForms = toMap(`
  LLC LLP LLLP PLLC PLC LP PC PLLP PS PBC LC SPC DBA FKA AKA CPA CPAs USA USAF USCG US
  Inc Corp Co Ltd Assn Assoc Assocs Intl Natl
  HVAC RV RVs ATV BBQ VFD EMS EMT HOA POA UMC UCC LDS AME AMEZ ELCA YMCA YWCA VFW AMVETS DAV PTSA PTSO PTO FFA FCCLA DECA
  FBLA SkillsUSA IBEW AFSCME SEIU IATSE IUOE UFCW NALC APWU AARP LGBTQ LGBTQIA JROTC ROTC NJROTC AFJROTC
  AFSA MOAA NARFE NRA MADD SADD NAMI PFLAG AAUW AAU ASA USA USTA USBC UIL NOAA NPS BLM FAA TSA DMV DMVs
  GmbH LaTeX PhD EdD DVM DDS DMD OD MD RN NP DPM DC JD LMT LCSW LPC LMFT CRNA CNM ARNP APRN FNP AIA
  eBay iPhone YouTube FedEx UPS USPS ABC NBC CBS PBS NPR ESPN BMX MMA UFC BJJ GED ESL ELL AI VR ATM CBD THC
  AFB AFS NAS MCAS JBLM JBPHH JBER HUD NEA SAR KOA REI HEB BYU NYU SIU NIU WIU UGA OSU WSU LSU FSU ISU MSU UAA UAF UAS SDA
  AFL CIO Co-op Co-ops Wi-Fi Pre-K Let's
  MCJROTC MCLB AE YWAM WWI WWII UN EU UK NYC DC FC AC MC PAC
  MacArthur MacDonald MacDonnell MacDougall MacGregor MacInnes MacInnis MacIntosh MacIntyre MacKenzie MacKinnon
  MacLachlan MacLean MacLennan MacLeod MacMillan MacNeil MacNeill MacNamara MacPhail MacPherson MacQuarrie MacRae MacTaggart
  DeKalb DuPage DuPont LaSalle LaPorte LaGrange LaCrosse LaRue LeBlanc LeSueur LeFlore LaMoure DeSoto DeWitt
  DeLand DeBary DeForest DuBois DuQuoin DeRidder DeQuincy LaBelle LaVergne LaFollette LaPlace
`)

/** Words that stay in lower case between other words. */
export const smallWords = new Set(
  list(`OF THE AND IN FOR AT TO BY ON AN AS OR NOR BUT WITH FROM INTO VIA PER VS DE DEL DU VON ET EN AUX`),
)
/** Spanish articles, in lower case after DE. */
export const articlesAfterDe = new Set(list('LA LAS LOS EL'))

/** Abbreviations that are written like words. Without this list, those without a vowel would stay in capitals. */
export const shortenedWords = new Set(
  list(`
  ASSN ASSC BLVD AVE ST RD HWY PKWY LN DR CT PL SQ TPKE XING STN JCT RTE FT MT MTN MTNS PT HTS LK LKS SPGS SPRGS VLY VLG TWP
  CNTY CTY CMNTY CMTY COMM COMMN TERR DIST DIV DEPT DPT DEV BLDG BLDGS BLDRS CONST CONSTR CONTR CONTRS CTR CTRS CNTR CNTRS
  SVC SVCS SRV SRVS SRVCS SERV MGMT MGT MGR MFG MFRS MKT MKTG MKTS GRP INS INST INSTR ENTPR ENTRPRS PROD PRODS PRTNRS PTNR
  PTNRS PTNRSHP PTNRSHPS HLDGS TR TRST TRS FDN FNDN FND FNDTN FDTN SCH SCHL SCHS SCHLRSHP ELEM UNIV COLL ACAD LIB MEM MEML MEMRL HOSP
  MED MINS MNSTRY MINISTRS CH CHR CHRCH CHRST PRESB EPIS BAPT LUTH METH CATH CONG CONF COUNC CNCL CLB SOC SOCTY ORG ORGN ORGS
  FED FRNDS FAM HSE HSG REHAB RECR RLTY RLTRS TECH TECHS TRANSP TRNSPRT TRNG VOL WTR WHSE WHLS YTH YR YRS HON
  JR SR MR MRS MSGR SGT LT CPT CAPT COL MAJ GEN PVT REV ENT ENTS EQUIP EQPT ELEC ELECT HTG PLBG PRPTS PROP PROPS PKG PK RGNL REGL
  CHPT LNDG MSN JNT TRN DES DER DEN STD STR SYS SYST TEL THTR TRKG WK WKS SCI RSRCH RES REG REPR RSTRNT SHPG SPCLTY SPLY SUPL VET VETS CHAP LDG NBHD NEIGH
  FR NTL BNK BK CR CRK RVR RDG ISL ISLS HBR HLTH HLTHCARE LTG LMTD CNSLTNG CNSLTG
`),
)

/** Words that a dictionary has in lower case, but that are usually abbreviations in names. */
export const capitalsInNames = new Set(list('EMS PTA VA AIDS PAC FBI CIA ABA AA BPOE ID OK PO US'))

/** The Greek letters in the names of fraternities, sororities and honor societies. */
export const greekLetters = new Set(
  list(`ALPHA BETA GAMMA DELTA EPSILON ZETA ETA THETA IOTA KAPPA LAMBDA MU NU XI OMICRON PI RHO SIGMA TAU UPSILON PHI CHI PSI
  OMEGA`),
)

/** Names that look like abbreviations. */
export const shortNames = new Set(
  list(`AIEA ATKA AUKE AXE AYR BEXAR BUCS BUHL DAWGS DOS EAU EKWOK ELY EWA HOYT ILE IQUA IUKA KEAAU KIJIK KOYUK KWAAN KWAN KWON LEMHI
  OHKAY OJAI ONA ORFF ORO OSO OXLY PAVVA SEKIU SITKA TACNA TANAQ TOTZ TYGH UCON ULM UNA USK WYCK YNEZ`),
)

/** Words and names of two letters. All other combinations are initials or abbreviations. */
export const shortWords = new Set(
  list(`AL AM AX BE BI BO DA DI DO DU ED EL EN FE GO HA HE HI HO IF IS JO LA LE LO MA ME MI MY NO OH OX RE SI SO ES TY UP WE WU YA
  YE YO YU LI EX AH OM OZ SU LU TU UM`),
)

/** Abbreviations of states that are also a word, so that only the last word of a name means the state. */
export const stateWords = new Set(list('AL DE ID LA MT NE OH OK OR PA'))

/** Words before which “us” means people, not the United States. */
export const beforePronoun = new Set(
  list(`R ARE FOR OF WITH LET JOIN TO AMONG AROUND BETWEEN HELP MAKE ABOUT BEHIND BRING CALL GIVE HEAL KEEP LEAD LOVE NEAR SAVE
  SEND SHOW TEACH TELL TRUST UNITE UNITES BINDS AMONGST BELIEVE`),
)

export const contractions = new Set(list('S T D M LL RE VE N EM ALL'))
export const clippedWords = new Set(list('TIL N TIS TWAS EM ROUND BOUT CAUSE'))
