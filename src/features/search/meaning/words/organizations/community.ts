/** Service clubs, lodges, cultural, civic and social organizations. `parseOrganizations` parses them. */
export default `
Debate & Model Government
is forensic league, debate league, model united nations, mock trial, youth legislature, youth and government, girls state, boys state, student government, close up, academic decathlon, spelling bee, knowledge bowl, odyssey of the mind, destination imagination, battle of the books, quiz bowl
in debate, forensics, academic, youth
say argue both sides, teens argue, kids like to argue, quiz team, spell words, kids read books contest, pretend court, pretend congress, creative problem kids

Service Clubs
is rotary, rotary club, lions club, kiwanis, soroptimist, zonta, altrusa, optimist club, exchange club, jaycees, sertoma, ruritan, civitan, quota club, pilot club, rotaract, junior league, assistance league, lions clubs, lioness, key club, active 20 30, cosmopolitan club
in rotary, lions, kiwanis, optimist, service club, foundation
say business people who do good, lunch club that does good, weekly lunch club, serve my town, do good deeds, end polio, collect eyeglasses, pancake breakfast, women who do good, leaders who volunteer, raise money for town, club for professionals, community projects

Lodges & Fraternal Orders
is elks lodge, bpoe, moose lodge, loyal order of moose, fraternal order of eagles, eagles aerie, aerie, masonic lodge, freemasons, free and accepted masons, scottish rite, york rite, shrine, shriners, odd fellows, rebekah, knights of pythias, eastern star, demolay, rainbow for girls, jobs daughters, woodmen, royal arch, fraternal order, grange, prince hall, improved order of red men, red men, daughters of the nile, amaranth, benevolent and protective, women of the moose, knights templar, sons of norway, macabees
in lodge, order, temple, fraternal, aerie, chapter, grand, auxiliary, loyal
say secret society, secret handshakes, aprons and rings, men in fezzes, red hats fez, tiny cars in parade, burn hospital kids, antlers, antler club, club with bar for members, members only bar, mens secret club, compass and square, fraternal insurance, grandfathers lodge, brotherhood of men, mystic

Knights & Faith Lodges
is knights of columbus, catholic daughters, catholic war veterans, bnai brith, sons of pericles, order of ahepa, ahepa, young mens institute
in knights, council, daughters, order
say men with swords and capes, catholic men group

Sororities & Fraternities
is sorority, fraternity, alpha kappa alpha, delta sigma theta, zeta phi beta, sigma gamma rho, kappa alpha psi, omega psi phi, phi beta sigma, alpha phi alpha, beta sigma phi, delta kappa gamma, alpha delta kappa, phi delta kappa, phi kappa phi, phi beta kappa, kappa kappa gamma, pi beta phi, delta zeta, sigma chi, sigma alpha, panhellenic, epsilon sigma alpha, phi theta kappa, omicron, honor society, peo sisterhood, tri delta, iota phi theta, alumnae chapter
in alpha, beta, sigma, kappa, delta, omega, phi, chapter, theta, gamma, epsilon
say greek letters, sorority sisters, college sisters, fraternity house, frat, greek life, black sorority, honor students

Womens Clubs
is womens club, womans club, womens federation, federation of womens clubs, business and professional women, university women, american association of university women, aauw, league of women voters, red hat, national organization for women, zonta, soroptimist, welcome wagon, homemakers, extension homemakers, womens lobby, women lawyers, women in construction, ninety nines, pen women, women in film, alliance for women, professional women, executive women, womens network, junior womans club
in women, womens, womans, ladies, sisters, auxiliary
say women meet other women, women friends group, ladies lunch, fancy hats, red hats and purple, rights of women, women with careers, careers for women, equal pay, women helping, housewives group, wives lunch, friends for women

Mens Groups
is mens club, mens shed, mens group, mens center, promise keepers, mens ministry, stag club
in men, mens, brothers
say men talk, guys get together, place for men, retired men, group for guys

Newcomers & Social Clubs
is welcome wagon, petroleum club, mensa, country club, city club, parents without partners, single adults
in social, newcomers, singles, club, friends
say new to town, moved here, dont know anyone here, meet people my age, find friends, lonely here, smart people club, high iq, make friends as grown up, single people, people over forty single, meet a man, meet a woman, people to hang out with

LGBT Groups
is pride alliance, pflag, lesbian, lgbt, lgbtq, gay and lesbian, identity inc, gay mens, metropolitan community church, imperial court, gsa, two spirit, glsen
in pride, identity, gay, equality, rainbow
say my son is gay, my daughter is lesbian, child is gay, like men, likes boys, likes girls, came out to parents, rainbow flag, gay men, parents of gays, change gender, born in wrong body, bullied for being gay

Political Parties & Voting
is democratic party, league of women voters, young democrats, young republicans, independence party, taxpayers, rock the vote, democratic women
in party, republican, democratic, political, voters, caucus
say right wing, left wing, conservatives, liberals, run for office, campaign volunteer, knock on doors for candidate, register to vote, how to vote, vote fairly, lower taxes, cut taxes, donkey and elephant, candidate, ballot, fair elections, campaign, sign up voters

Civil Rights & Advocacy
is aclu, civil liberties, naacp, amnesty international, peace and justice, right to life, planned parenthood, pro life, pro choice, gun owners, second amendment, against death penalty, veterans for peace, open government, freedom from religion, anti defamation, physicians for social responsibility, public interest research, norml, women speak out, animal rights, peta, first amendment
in rights, justice, peace, action, liberty, citizens, freedom, equality
say stop war, march for peace, no nukes, nuclear bombs, political prisoners, unborn babies, save babies, abortion rights, against abortion, keep our guns, legal weed, protest with others, protest against, stop racism, hate crimes, equal treatment, government secrets, animal testing

Community Councils & Neighborhoods
is community council, neighborhood association, homeowners association, property owners association, community association, improvement association, community club, residents association, road association, federation of community councils, owners association, lake association, townhomes, estates homeowners, citizens league
in community, homeowners, owners, neighborhood, council, association, civic, residents, subdivision
say neighbors meeting, speed bumps, fix our street, potholes on our road, people on my street, hoa dues, hoa, rules of subdivision, plow our road, town hall for parties, rent hall, meeting about neighborhood, new building next door, neighbors get together

Chambers of Commerce & Business Groups
is business league, better business bureau, merchants association, hispanic chamber, convention bureau, young professionals, executives association, business network, business women, ambassadors club, manufacturers association, minority business, family business, economic club
in chamber, commerce, business, merchants, industry, trade
say store owners group, shops downtown group, businesses band together, business owners club, young people in business, sell abroad, retired executives advice, free business advice, leads group, ribbon cutting

Foundations & Grants
is community foundation, charitable trust, charitable foundation, giving circle, hospital foundation, rasmuson, memorial foundation, benevolent fund, charitable fund, education foundation
in foundation, fund, trust, charitable, endowment, memorial, philanthropy
say gives grants, leave money to charity, give my fortune, set up fund, rich family gives, money for good cause, apply for grant, give to many charities

Scholarships & School Foundations
is dollars for scholars, education fund, college foundation, academic foundation, educational foundation, alumni association, alumnae, elks scholarship, student aid, college access, native scholarship, athletic scholarship, upward bound
in scholarship, scholars, education, alumni, memorial, college
say pay for studies, money for university, daughter goes to college, son goes to college, cant pay tuition, old classmates, class reunion, went to same college, old school friends, first in family to college, college essay

PTA & School Boosters
is ptsa, parent teacher, parent teacher association, parent teacher student, parent teacher organization, band boosters, music boosters, parents club, drama boosters, friends of school, school foundation, parent group, academic boosters, project graduation, grad night, after prom, band parents, swim boosters, safe graduation
in pta, elementary, parent, teacher, boosters, school, high school, parents
say parents at my kids school, help at kids school, bake sale, money for band trip, money for school trip, playground for school, teachers gifts, room mom, room parents, school carnival, sober graduation party, parents support band

Private & Charter Schools
is waldorf, homeschoolers, homeschool association, home educators, preparatory school, country day, boarding school, alternative school, language immersion, christian home educators, cooperative school, tribal school, family school
in academy, school, learning, immersion, charter, educators
say teach kids at home, kids learn at home, unhappy at public school, small school for son, school taught in spanish, school taught in german, bullied at school new school, homeschool moms, home taught kids

International Aid
is mercy corps, doctors without borders, world vision, heifer, oxfam, rotary international, partners of the americas, sister cities, peace corps, unitus, medical missions, world relief, compassion international, peace corps volunteers, united nations association, engineers without borders, international relief
in international, world, global, africa, haiti, nepal, children, relief, hope
say help poor countries, kids in africa, orphans in haiti, dig a well, hungry children abroad, build school in africa, help abroad, doctors overseas, sponsor child, fair traded, overseas charity, hospital in africa

Pageants & Leadership
is miss america, scholarship pageant, distinguished young women, youth leadership, leadership class, junior miss, outstanding teen, beauty pageant
in miss, leadership, pageant, scholarship
say crown and sash, evening gown, learn to lead, beauty queen, leaders of tomorrow
`
