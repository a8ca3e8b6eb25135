/** Organizations of health, illness, disability, recovery and grief. `parseOrganizations` parses them. */
export default `
Breastfeeding
is la leche, breastfeeding, lactation, breastfeeding coalition, milk bank
in leche, mothers milk, wic
say nurse my baby, nursing baby, baby wont latch, feed baby naturally, pump milk, nursing moms, nipples, latch on, breast milk, milk supply

Pregnancy Help
is pregnancy center, pregnancy resource, crisis pregnancy, birthright, care net, pregnancy care, birth network, doula, doulas, midwives
in pregnancy, birth, maternity, life, crib
say pregnant and need help, pregnant no money, pregnant and scared, baby things for free, free diapers, diapers, diaper bank, young and pregnant, girlfriend is pregnant, deliver at home, birth coach

Dementia & Alzheimers
is alzheimers, dementia, alzheimers association, memory cafe, alzheimers resource, alzheimers disease
in alzheimers, memory, brain
say mom forgets everything, dad forgets things, forgets everything, forgets names, forgets my name, doesnt know who i am, doesnt remember me, mother is confused, father is confused, wife loses memory, wanders off, keeps repeating herself, losing his memory, losing her memory, memory problems, grandma is confused, dad forgets, grandma wanders, losing memory, forgetful mother, grandpa doesnt recognize me, gets lost at home, mom is confused

Parkinsons & Nerve Diseases
is parkinson, parkinsons, multiple sclerosis, ms society, als association, huntingtons, muscular dystrophy, epilepsy, tourette, myasthenia, neuropathy, dystonia, ataxia
in sclerosis, dystrophy, neuro, epilepsy, parkinson
say hands shake, tremor, tremors, seizures, son has seizures, muscles get weaker, lou gehrigs, tics, nerve pain, muscle disease, losing muscles

Cancer
is cancer, cancer society, breast cancer, leukemia, lymphoma, susan g komen, relay for life, cancer support, cancer care, ovarian cancer, prostate cancer, childhood cancer, cancer coalition, melanoma, brain tumor
in cancer, komen, hope, survivors, oncology, breast
say mom got cancer, going through chemo, chemotherapy, radiation treatment, lost my hair chemo, wig for chemo, lump in breast, tumors, mammograms, cancer survivors, kid with leukemia, ride to chemo, cancer patients, wife got breast cancer, cancer patient, bald from chemo, survivor of cancer, prostate

Heart, Stroke & Lungs
is heart association, american heart, stroke association, lung association, american lung, mended hearts, cystic fibrosis, pulmonary, stroke club, asthma and allergy, better breathers
in heart, stroke, lung, asthma, cardiac
say heart attack, after a stroke, husband had stroke, trouble breathing, cant breathe, copd, emphysema, asthma, weak heart, born with heart defect, heart surgery

Diabetes & Kidneys
is diabetes, diabetes association, juvenile diabetes, jdrf, kidney foundation, kidney, dialysis patients, american diabetes
in diabetes, diabetic, kidney, renal
say high blood sugar, blood sugar, child with diabetes, type one, insulin cost, new kidney, need a kidney, donate kidney, camp for diabetic kids, sugar disease, kid with diabetes

HIV, Hepatitis & Infections
is aids association, hiv, aids, hepatitis, hepatitis c, aids assistance
in aids, hiv, positive
say hiv positive, tested positive, living with hiv, sexually transmitted, needles clean, clean needles, hep c

Arthritis, Lupus & Chronic Pain
is arthritis, arthritis foundation, lupus, fibromyalgia, chronic pain, crohns and colitis, celiac, psoriasis, scleroderma, lyme, osteoporosis, thyroid, endometriosis, sarcoidosis
in arthritis, lupus, immune, chronic
say sore joints, joints hurt, pain all the time, hurts all over, always in pain, always tired, cant eat gluten, gluten, stomach disease, bowel disease, weak bones

Rare Diseases
is rare disorders, hemophilia, sickle cell, muscular dystrophy, spina bifida, marfan, neurofibromatosis, rett syndrome, mitochondrial, hydrocephalus, pkd, prader willi, cleft palate, huntingtons disease, genetic alliance
in disorders, syndrome, genetic, foundation
say born with disease, bleeds easily, blood disease, cleft lip, genetic disease, nobody knows disease, rare illness, birth defect, birth defects, march of dimes

Wishes & Sick Children
is make a wish, ronald mcdonald house, childrens miracle, childrens hospital, wish foundation, camp for sick kids, candlelighters, childrens health foundation
in wish, kids, sick children, miracle
say grant wishes, child is very sick, very sick child, sick kids, dying kid, kid in hospital, parents stay near hospital, sleep near hospital, wish come true, baby in intensive care, preemie, preemies

Autism
is autism, autism society, autism resource, autism speaks, aspergers, autistic
in autism, spectrum, puzzle
say kid doesnt talk, kid wont look at me, autistic boy, autistic girl, autistic adult, on spectrum, meltdowns, flaps his hands, son is different, diagnosed with autism, son is autistic, kid doesnt speak, autistic daughter, nonverbal child

Down Syndrome & Intellectual Disability
is down syndrome, the arc, developmental disabilities, intellectual disabilities, best buddies, people first, larche, stone soup, sheltered workshop, supported employment
in arc, developmental, supported living, buddies
say slow to learn, extra chromosome, mentally handicapped, adult with special needs, friend for disabled, job for disabled, disabled person wants to work, disabled grown child, group homes, who cares for disabled son

Parents of Disabled Children
is parents inc, parent training, special education advocates, early intervention, infant learning, family voices, stone soup group, easter seals, easterseals, ucp, cerebral palsy
in special needs, infant, parent, palsy
say child with special needs, baby not walking, not walking yet, iep, school wont help disabled, parents of disabled, child behind, development delay, fight school for services, help disabled child, child cant walk, special ed, kid has disability, school wont help my son, disabled baby

Blindness & Low Vision
is blind, council of the blind, federation of the blind, center for the blind, lighthouse for the blind, visually impaired, guide dogs, low vision, prevent blindness, talking book, lions sight
in blind, vision, sight, braille
say lost sight, losing her sight, losing his sight, cant see anymore, going blind, blind person, read with fingers, dog for blind, white canes, books for blind, read to blind, large print, macular, cant read print, macular degeneration

Deafness & Hearing Loss
is deaf, association of the deaf, hard of hearing, hearing loss association, hands and voices, sign language, deaf community, registry of interpreters, cochlear, tinnitus
in deaf, hearing, interpreters, asl
say talk with hands, hands talk, sign language interpreter, learn signs, baby cant hear, child cant hear, cant hear well, lost hearing, deaf friends, lip reading, learn to sign

Stuttering & Speech
is stuttering, speech language hearing, aphasia, speech language
in stuttering, speech, voices
say gets stuck on words, trouble getting words out, lost words after stroke, cant speak after stroke

Independent Living & Mobility
is independent living, center for independent living, paralyzed veterans, spinal cord, wheelchair, disability law, disability rights, protection and advocacy, assistive technology, amputee coalition, brain injury
in access, independent, disability, living, ability
say lost leg, lost my leg, lost an arm, build ramp, ramp at my house, cant use stairs, rights of disabled, in wheelchair, live alone with disability, hit my head, head trauma, concussion, cant walk anymore, borrow wheelchair

Service & Therapy Dogs
is service dogs, therapy dogs, guide dogs, canine companions, assistance dogs, pet partners, paws with purpose, pet therapy, delta society
in paws, canine, companion, therapy
say dog that helps, dog for veteran, dog visits hospital, dogs visit hospitals, dogs visit sick, bring dog to hospital, kids read to dogs, trained dog for disabled, dog for autistic, emotional support animal, dog helps with seizures

Mental Health Support
is mental health association, nami, alliance on mental illness, mental illness, mental health america, recovery international, depression and bipolar, behavioral health, wellness center, emotions anonymous, peer support
in mental, behavioral, wellness, recovery, hope
say feeling blue, crazy thoughts, losing my mind, out of his mind, brother hears voices, son hears voices, moods up and down, mood swings, afraid to leave house, cant get out of bed, feels worthless, talk to someone who understands, sad every day, voices in head, hospitalized for depression, hears voices, hearing voices, schizophrenic, relatives of mentally ill, family of mentally ill

Suicide Prevention & Crisis Lines
is suicide prevention, crisis line, careline, crisis center, helpline, suicide survivors, crisis intervention, samaritans, suicide
in prevention, crisis, lifeline, survivors
say end my life, end it all, no reason to live, brother killed himself, son killed himself, friend wants to die, took his own life, took her own life, nobody to call, call at night, friend wants to kill himself, hurt myself

Alcoholics Anonymous & Twelve Steps
is alcoholics anonymous, narcotics anonymous, al anon, alanon, alateen, gamblers anonymous, overeaters anonymous, sex addicts, codependents, nar anon, cocaine anonymous, debtors anonymous, adult children of alcoholics, intergroup, alano club, celebrate recovery, smart recovery, serenity, twelve step, 12 step
in anonymous, serenity, alano, sober, steps, intergroup, recovery
say cant stop drinking, husband is drunk, lives with a drunk, my wife drinks, parent drinks, friend of bill, friends of bill, cant stop gambling, lost money gambling, cant stop eating, eat too much, binge eating, using drugs again, stay sober, hi my name is, sponsor and steps, higher power, porn addiction, spend too much, meeting for drunks, wife of alcoholic, one day at a time, family of addict, sober friends, stop gambling

Addiction Treatment
is recovery center, treatment center, substance abuse, drug free, prevention coalition, drug prevention, recovery house, sober living, oxford house, teen challenge, chemical dependency, addiction recovery, council on alcoholism, red ribbon, madd, mothers against drunk driving, substance misuse
in recovery, sober, treatment, addiction, drug, alcohol
say hooked on pills, hooked on heroin, shoots up, smokes meth, kid uses drugs, keep kids off drugs, say no to drugs, detoxing, drunk driver killed, killed by drunk driver, get off drugs, get off alcohol, live with sober people, place to dry out

Smoking & Tobacco
is tobacco, tobacco control, smoke free, tobacco prevention
in tobacco, smoke free
say cant stop smoking, chewing tobacco, vape, kids vaping, smoky bars, vaping, chew, kick smoking

Weight & Eating
is tops club, take off pounds sensibly, weight watchers, eating disorders, overeaters
in tops, pounds, eating
say lose pounds, too fat, overweight, on a diet, dieting, shed pounds, daughter wont eat, throws up after meals, bulimia

Hospice & Dying
is hospice, palliative care, compassion and choices, end of life, hospice volunteers
in hospice, comfort, palliative
say weeks to live, going to die soon, wants to die at home, sit with dying, no hope of cure, death with dignity, last weeks of life, hospis, hospise, dying at home, last days

Grief & Bereavement
is bereavement, grief, compassionate friends, griefshare, widowed persons, parents of murdered, hospice, grieving children, pregnancy loss, sids, infant loss
in grief, bereaved, hope, widows, healing, hospice
say husband died, wife died, my son died, my daughter died, child died, baby died, lost my baby, brother died, parent died, talk after someone died, somebody to talk to after died, widow, widower, missing my wife, missing my husband, kids lost their father, kids lost their mother, cope with death, cant stop crying, death of child, crib death, loss of loved one, my mom died, wife passed away, dad passed away, lost my daughter

Caregivers
is caregivers, family caregiver, caregiver support, respite, rosalynn carter
in caregiver, respite, caregivers
say i look after my mother, i look after my husband, taking care of parents, tired of caring, need a break from caring, day off from caring, care for sick wife, tired of caring for, caring for husband, break from caregiving, wife has dementia, looking after parent, burned out caregiver, support for caregivers

Blood, Organs & Tissue
is blood bank, blood center, lifecenter, tissue bank, organ procurement, donor network, eye bank, marrow donor, transplant
in blood, donor, life, tissue, transplant
say give blood, donate my body, donate organs, give a kidney, new heart, new liver, waiting for transplant, bloodmobile

Clinics & Public Health
is health center, community health, free clinic, neighborhood health, tribal health, public health association, health fair, health corporation, health consortium, immunization, medical mission, project access, rural health
in health, clinic, medical, wellness
say doctor without insurance, cant pay doctor, see doctor for free, no money for doctor, cheap health care, sliding scale, free medical, shots for baby

Health Professions
is medical association, nurses association, medical society, dental society, dental association, pharmacists association, hospital association, optometric association, chiropractic society, psychological association, physician assistants, physical therapy association, nurse practitioners, dietetic, nurses foundation, medical auxiliary, social workers, podiatric, veterinary medical
in association, society, medical, nurses
say group for nurses, group for doctors, organization of nurses, association for nurses, doctors group, dentists group, psychologists group, therapists group, pharmacists, nutritionists, dieticians, dietitian

Ambulance & Emergency Medicine
is ambulance, emergency medical, ems, rescue squad, medevac, life flight, volunteer ambulance, paramedics
in ems, ambulance, rescue, medics, emt
say become an emt, emts, paramedic, drive ambulance, medics, air ambulance, flown to hospital

Dental & Eye Charities
is dental lifeline, mission of mercy, dental foundation, vision usa, give kids a smile, donated dental
in smile, dental, sight
say fix teeth free, no money for dentist, dentures for poor, kids no dentist, free eye exam

Nutrition & Mothers
is wic, women infants and children, nutrition, food and nutrition, healthy start, healthy families
in nutrition, infants, healthy
say formula for baby, milk and cereal for kids, eat healthy, vitamins for kids, cooking healthy
`
