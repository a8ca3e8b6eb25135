/** Organizations of faiths and denominations. `parseOrganizations` parses them. */
export default `
Baptist Churches
is baptist, baptist church, missionary baptist, southern baptist, baptist convention, independent baptist, american baptist
in baptist, bible, calvary
say dunked in water, immersed, preacher and pews, baptists

Catholic Parishes
is catholic church, catholic, archdiocese, diocese, parish, holy family, sacred heart, knights of columbus, st joseph, st patrick, catholic daughters, serra club, monastery, franciscan, jesuit, carmelite, st vincent de paul, saint vincent, catholic charities
in catholic, saint, holy, parish, lady, sacred
say go to mass, confession with priest, first communion, rosary, latin mass, priests and nuns, nuns, nun, monks, catechism, holy communion, ash wednesday, saturday evening mass, mass in spanish, catholic men, catholic women

Orthodox Churches
is orthodox church, orthodox, russian orthodox, greek orthodox, antiochian, old believers, st nicholas, coptic, eastern orthodox, st innocent
in orthodox, holy, saint, assumption
say onion dome, onion domes, russian church, greek church, julian calendar, incense, old rite, serbian church

Lutheran Churches
is lutheran, lutheran church, evangelical lutheran, zion lutheran, lutheran social services, thrivent, lutheran brotherhood, missouri synod
in lutheran, grace, zion, trinity, redeemer
say martin luther, lutherans, elca, church of germans, church of norwegians

Methodist Churches
is methodist, united methodist, african methodist, free methodist, ame zion, wesleyan, ame church, methodist women
in methodist, wesley, ame
say methodists, wesley, black church, old black church

Presbyterian & Reformed Churches
is presbyterian, reformed church, presbytery, christian reformed, covenant church, united church of christ, congregational, evangelical free, evangelical covenant, moravian, mennonite, church of the brethren, amish
in presbyterian, covenant, reformed, brethren, congregational
say presbyterians, calvinist, calvinists, church with elders, peaceful church, plain people

Episcopal & Anglican Churches
is episcopal, episcopal church, anglican, anglican church, daughters of the king
in episcopal, st james, all saints, st mary, anglican
say church of england, episcopalians, anglicans, book of common prayer

Pentecostal & Charismatic Churches
is assembly of god, assemblies of god, pentecostal, foursquare, apostolic, church of god, church of god in christ, full gospel, united pentecostal, holiness, deliverance, faith center, aglow
in gospel, apostolic, pentecostal, faith, spirit, revival, harvest, victory
say speak in tongues, holy ghost, lay hands, healed by prayer, hands in the air, lively church, loud worship, spirit filled

Latter day Saints
is latter day saints, jesus christ of latter, lds, mormon, community of christ
in latter, saints, ward, stake
say mormon temple, mormons, book of mormon, elders on bikes, missionaries at door, ward and stake, utah church

Adventists, Witnesses & Nazarenes
is seventh day adventist, adventist, jehovahs witnesses, kingdom hall, nazarene, church of christ, christian science, christian scientist, salvation army, church of the nazarene, disciples of christ, christian and missionary alliance, adventist health
in adventist, nazarene, jehovahs, scientist, christ
say church on saturday, sabbath on saturday, keep sabbath, watchtower, knock on doors bible, no blood transfusion, heal without medicine, mary baker eddy, sabbath

Nondenominational & Bible Churches
is bible church, community church, christian fellowship, christian center, calvary chapel, bible fellowship, christian church, fellowship church, cowboy church, house church, baptist temple, faith chapel, gospel chapel, worship center, church plant
in bible, community, fellowship, christian, chapel, ministries, grace, life, hope, cornerstone, new life
say casual church, modern worship, rock music church, church with band, small church, bible teaching, jeans to church, new believers, kids church, church for young people

Unitarian, Unity & Humanist
is unitarian, unitarian universalist, unity church, religious science, humanists, freethinkers, atheists, skeptics, ethical society, spiritual living, universalist, pagan, wicca, wiccan, druid, spiritualist, theosophical
in unitarian, universalist, unity, spiritual, humanist
say liberal church, all religions welcome, church for atheists, dont believe in god, no creed, open minded church, church for gay people, witches, goddess, solstice, question everything, new age

Quakers
is society of friends, friends meeting, quaker, friends church, religious society of friends, evangelical friends, american friends service
in friends, meeting, quaker
say sit in silence, silent worship, quakers, silent church, worship without a pastor, pacifists

Jewish Congregations
is jewish, synagogue, congregation beth, chabad, temple beth, hebrew, jewish federation, jewish congregation, hadassah, bnai brith, hillel, jewish community, jewish museum, lubavitch, shalom, torah, beth sholom
in beth, shalom, jewish, congregation, israel, hebrew, lubavitch, torah
say rabbi, rabbis, passover, seder, hanukkah, chanukah, yom kippur, rosh hashanah, bar mitzvah, bat mitzvah, kosher, shabbat, shabbos, friday night services, jews, learn hebrew, menorah, high holidays, kosher food

Muslim Communities
is islamic, mosque, masjid, muslim, islamic community center, islamic center, muslim association, muslim community, islamic society
in islamic, muslim, masjid, islam
say ramadan, pray facing mecca, pray five times, friday prayers, imam, quran, koran, halal, halal food, muslims, eid, learn arabic, mecca

Hindu, Sikh & Jain Communities
is hindu, hindu temple, sikh, gurdwara, mandir, krishna, iskcon, swaminarayan, vedanta, chinmaya, jain, hare krishna, sri ganesha
in hindu, temple, sri, om, sikh, vedic
say diwali, holi, puja, indian temple, turban, guru, ganesh, sikhs, hindus, bhagavad, indian prayers

Buddhist & Meditation Groups
is buddhist, zen, buddhist center, dharma, sangha, vipassana, insight meditation, shambhala, soka gakkai, tibetan, meditation, zen center, buddhist temple, buddhism, mindfulness, transcendental
in zen, dharma, buddha, sangha, meditation, insight
say meditate, meditation class, sit quietly and breathe, calm my mind, monks chanting, thai temple, dalai lama, mindful, find inner peace, inner peace, breathe and sit

Bahai
is bahai, spiritual assembly of the bahais, bahais
in bahai, spiritual assembly
say one human family, unity of religions, all prophets, devotions

Missions, Ministries & Bible Groups
is gideons, bible society, bible translators, wycliffe, child evangelism, youth for christ, young life, campus crusade, fellowship of christian athletes, promise keepers, prison ministry, prison fellowship, mission aviation, missionary fellowship, christian broadcasting, christian ministries, evangelism, bible institute, bible college, seminary, christian businessmen, cru, intervarsity, awana, christian motorcyclists, chaplaincy, samaritans purse, operation christmas child, bible camp, christian camp, retreat center, good news club, womens aglow, bible study fellowship, stephen ministry
in ministries, mission, missions, gospel, evangelical, christian, bible, christ, outreach
say bibles in hotels, hotel bible, bring bible to people, preach to prisoners, christian athletes, christian teens, teens about jesus, pilot missionaries, missionaries, christian radio, become a pastor, study to be pastor, chaplain, chaplains, shoe boxes for kids, bible clubs, christian bikers, spread the word, talk about jesus, quiet place to pray, retreat weekend, christian mothers, bible camp for kids, jail preacher

Councils of Churches & Interfaith
is council of churches, ministerial association, interfaith, christian conference, church women united, faith action, ecumenical, love inc, interfaith council
in interfaith, ecumenical, churches
say churches work together, all faiths together, pastors group, pastors meet, different religions together

Church Schools
is christian school, christian academy, catholic school, lutheran school, adventist school, parochial, christian schools, islamic school, hebrew school
in christian, academy, school
say school with religion, religious school, pray in school, school with bible, school run by church, school with nuns
`
