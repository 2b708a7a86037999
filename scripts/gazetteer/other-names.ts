// Our own lists of names that GeoNames does not carry, or carries as one of many. A line is a country, then towns by their
// folded names (place.ts: foldName) with the names that they have besides: 'DE koln: cologne, koeln; munich: munchen'.

/** Under which a place counts as under its own: the usual ones in English and at home. */
export const CITY_NAMES = `
  AL tirana: tirane
  AM yerevan: erevan
  AT vienna: wien
  BD dhaka: dacca; chattogram: chittagong
  BE brussels: bruxelles, brussel; antwerpen: antwerp, anvers; gent: ghent, gand; brugge: bruges; liege: luik
  BE leuven: louvain
  BG sofia: sofiya
  BR rio de janeiro: rio
  CA quebec: quebec city
  CH geneve: geneva, genf; zurich: zuerich; bern: berne; basel: basle, bale; luzern: lucerne
  CL santiago: santiago de chile
  CN beijing: peking; guangzhou: canton; nanjing: nanking; tianjin: tientsin; chongqing: chungking; xian: sian
  CN suzhou: soochow; xiamen: amoy; shenyang: mukden; qingdao: tsingtao
  CO bogota: santa fe de bogota; cartagena: cartagena de indias
  CU havana: la habana
  CY nicosia: lefkosia; larnaca: larnaka; limassol: lemesos
  CZ prague: praha; pilsen: plzen
  DE munich: munchen, muenchen; koln: cologne, koeln; nurnberg: nuremberg, nuernberg; hannover: hanover
  DE frankfurt am main: frankfurt; dusseldorf: duesseldorf; braunschweig: brunswick
  DK copenhagen: kobenhavn, koebenhavn; arhus: aarhus
  DZ algiers: alger
  EG cairo: al qahirah, el qahira; alexandria: al iskandariyah; giza: al jizah; port said: bur said
  ES sevilla: seville; zaragoza: saragossa; cordoba: cordova; palma: palma de mallorca, mallorca, majorca
  ES a coruna: la coruna, corunna; donostia san sebastian: san sebastian, donostia; alicante: alacant
  ES las palmas de gran canaria: las palmas, gran canaria; santa cruz de tenerife: tenerife
  ET addis ababa: addis abeba
  FI helsinki: helsingfors; turku: abo; tampere: tammerfors
  FR marseille: marseilles; lyon: lyons; strasbourg: strassburg
  GB kingston upon hull: hull; newcastle upon tyne: newcastle; stoke on trent: stoke; derry: londonderry
  GE tbilisi: tiflis
  GR athens: athina, athinai; thessaloniki: salonica, saloniki; patra: patras; irakleion: heraklion, iraklion
  GR piraeus: pireas; rodos: rhodes
  GT guatemala city: ciudad de guatemala
  HK hong kong: kowloon
  HR split: spalato; dubrovnik: ragusa
  ID jakarta: djakarta; yogyakarta: jogjakarta, jogja; denpasar: bali
  IL jerusalem: al quds; tel aviv: tel aviv yafo
  IN mumbai: bombay; kolkata: calcutta; chennai: madras; bengaluru: bangalore; varanasi: benares, banaras
  IN cochin: kochi; thiruvananthapuram: trivandrum; pune: poona; puducherry: pondicherry; mysore: mysuru
  IN vadodara: baroda; gurgaon: gurugram; visakhapatnam: vishakhapatnam, vizag
  IQ mosul: al mawsil; basrah: basra, al basrah
  IR tehran: teheran; isfahan: esfahan
  IT rome: roma; milan: milano; turin: torino; naples: napoli; florence: firenze; venice: venezia; genoa: genova
  IT padova: padua; mantova: mantua; siena: sienna
  KR busan: pusan; incheon: inchon; daegu: taegu
  KW kuwait city: al kuwayt
  KZ astana: nur sultan; almaty: alma ata
  LT vilnius: wilno
  LY tripoli: tarabulus
  MA casablanca: dar el beida; marrakesh: marrakech; tangier: tanger; fes: fez
  MC monaco: monte carlo
  MD chisinau: kishinev
  MM yangon: rangoon
  MN ulan bator: ulaanbaatar
  MX mexico city: ciudad de mexico, cdmx, mexico d f; santiago de queretaro: queretaro; oaxaca: oaxaca de juarez
  NL the hague: den haag, s gravenhage; s hertogenbosch: den bosch
  NO oslo: christiania; tromso: tromsoe
  NP kathmandu: katmandu
  PA panama: panama city, ciudad de panama
  PE cusco: cuzco
  PL warsaw: warszawa; krakow: cracow; gdansk: danzig; wroclaw: breslau
  PT lisbon: lisboa; porto: oporto; funchal: madeira
  RO bucharest: bucuresti; iasi: jassy
  RS belgrade: beograd
  RU moscow: moskva; saint petersburg: sankt peterburg, leningrad; yekaterinburg: ekaterinburg
  RU nizhniy novgorod: nizhny novgorod
  SA mecca: makkah; medina: al madinah; jeddah: jiddah; riyadh: ar riyad
  SE goteborg: gothenburg; malmo: malmoe
  SI ljubljana: laibach
  SK bratislava: pressburg
  SY damascus: dimashq; aleppo: halab
  TH bangkok: krung thep
  TR istanbul: constantinople; izmir: smyrna
  TW taipei: taibei; kaohsiung: gaoxiong
  UA kyiv: kiev; odesa: odessa; lviv: lvov; kharkiv: kharkov; dnipro: dnepropetrovsk
  US new york city: new york, nyc, manhattan; washington: washington dc, washington d c; los angeles: la
  US san francisco: sf, san fran; las vegas: vegas; new orleans: nola; philadelphia: philly; honolulu: oahu
  VN ho chi minh city: saigon, thanh pho ho chi minh; hanoi: ha noi; da nang: danang, turan
  XK pristina: prishtina
  ZA johannesburg: joburg; cape town: kaapstad; pretoria: tshwane; port elizabeth: gqeberha
  US minneapolis: mpls; saint petersburg: st pete`;

/** Islands and regions, by the town that stands for each. */
export const REGION_NAMES = `
  AG saint johns: antigua
  AR ushuaia: tierra del fuego
  AT innsbruck: tyrol, tirol; klagenfurt am worthersee: carinthia; graz: styria, steiermark
  AT bad ischl: salzkammergut
  AU hobart: tasmania; gold coast: gold coast; cairns: great barrier reef; airlie beach: whitsundays
  AU katoomba: blue mountains; cessnock: hunter valley; alice springs: outback; kingscote: kangaroo island
  AX mariehamn: aland, aland islands
  BE antwerpen: flanders, vlaanderen; liege: wallonia, wallonie
  BL gustavia: saint barts
  BQ kralendijk: bonaire
  BS nassau: bahamas, the bahamas
  CA toronto: gta, greater toronto area; victoria: vancouver island; sydney: cape breton, cape breton island
  CA vancouver: lower mainland; kelowna: okanagan; bracebridge: muskoka; niagara falls: niagara
  CA saint jerome: laurentians
  CH interlaken: swiss alps, bernese oberland; lugano: ticino; saint moritz: engadin
  CL hanga roa: easter island; punta arenas: patagonia; san pedro de atacama: atacama
  CN haikou: hainan; lhasa: tibet; shenyang: manchuria; guangzhou: pearl river delta
  DE munich: bavaria, bayern; freiburg: black forest, schwarzwald; dortmund: ruhr, ruhr area, ruhrgebiet
  DE bergen auf rugen: rugen; leipzig: saxony, sachsen; frankfurt am main: hessen; koln: rhineland
  DK arhus: jutland, jylland; ronne: bornholm; odense: funen; copenhagen: zealand
  DO punta cana: punta cana
  EC puerto ayora: galapagos, galapagos islands
  EG sharm el sheikh: sinai; hurghada: red sea
  ES palma: mallorca, baleares, balearics; mao: menorca, minorca; ibiza: ibiza, eivissa, formentera
  ES arrecife: lanzarote; puerto del rosario: fuerteventura; los llanos de aridane: la palma
  ES san sebastian de la gomera: la gomera; las palmas de gran canaria: canaries, canarias, islas canarias
  ES malaga: costa del sol; blanes: costa brava; alicante: costa blanca; sevilla: andalucia
  ES barcelona: catalunya, cataluna; bilbao: basque country, pais vasco, euskadi
  FI rovaniemi: lapland, lappi
  FO torshavn: faroes
  FR ajaccio: corsica, corse; nice: french riviera, cote d azur, cote dazur, riviera; aix en provence: provence
  FR rennes: brittany, bretagne; rouen: normandy, normandie; strasbourg: alsace; tours: loire valley
  FR perigueux: dordogne; dijon: burgundy, bourgogne; reims: champagne; montpellier: languedoc
  FR grenoble: french alps; chambery: savoy
  GB portree: isle of skye, skye; kirkwall: orkney; lerwick: shetland
  GB stornoway: hebrides, outer hebrides, isle of lewis; inverness: highlands, scottish highlands
  GB cirencester: cotswolds, the cotswolds; keswick: lake district; buxton: peak district; truro: cornwall
  GB exeter: devon; leeds: yorkshire; brighton: sussex; chelmsford: essex; maidstone: kent
  GB norwich: norfolk, east anglia; ipswich: suffolk; bournemouth: dorset; taunton: somerset
  GB birmingham: midlands, west midlands; guildford: home counties; caernarfon: snowdonia; holyhead: anglesey
  GB haverfordwest: pembrokeshire; newport: isle of wight; penzance: scilly, isles of scilly; belfast: ulster
  GG saint peter port: guernsey
  GP pointe a pitre: guadeloupe
  GR fira: santorini, thira; mykonos: mykonos; irakleion: crete, kriti; corfu: corfu; kos: kos
  GR zakynthos: zakynthos, zante; argostolion: kefalonia, cephalonia; mytilene: lesbos, lesvos; samos: samos
  GR chios: chios; naxos: naxos; paros: paros; ermoupolis: cyclades; rodos: dodecanese; lefkada: lefkada
  GR adamas: milos; skiathos: skiathos; patra: peloponnese
  HR pula: istria; split: dalmatia; hvar: hvar; supetar: brac; korcula: korcula; krk: krk
  ID denpasar: bali; jakarta: java, jawa; medan: sumatra; mataram: lombok; makassar: sulawesi
  ID labuan bajo: komodo; maumere: flores; kupang: timor
  IE clifden: connemara; tralee: kerry; cork: munster; dublin: leinster; gaillimh: connacht, aran islands
  IM douglas: isle of man
  IN cochin: kerala; panaji: goa; srinagar: kashmir; leh: ladakh; port blair: andaman, andaman islands
  IN jaipur: rajasthan; ludhiana: punjab; delhi: ncr
  IT palermo: sicily, sicilia; cagliari: sardinia, sardegna; florence: toscana; milan: lombardia
  IT amalfi: amalfi coast; capri: capri; ischia: ischia; la spezia: cinque terre; como: lake como
  IT desenzano del garda: lake garda; bolzano: dolomites, south tyrol, sudtirol; portoferraio: elba
  JE saint helier: jersey
  JP naha: okinawa; sapporo: hokkaido; fukuoka: kyushu; matsuyama: shikoku; tokyo: honshu, kanto; osaka: kansai
  JP ishigaki: ishigaki
  KE narok: masai mara
  KN basseterre: saint kitts
  KR jeju city: jeju, jeju island
  KY george town: grand cayman
  MF marigot: saint martin
  MP saipan: saipan
  MQ fort de france: martinique
  MT victoria: gozo
  MX playa del carmen: riviera maya, mayan riviera; tijuana: baja california, baja
  MX cabo san lucas: los cabos, cabo; cozumel: cozumel; merida: yucatan
  MY kuah: langkawi; george town: penang; kota kinabalu: borneo
  NL den burg: texel
  NO svolvaer: lofoten
  NZ auckland: north island, waiheke; christchurch: south island; te anau: milford sound
  PF vaitape: bora bora; papeete: tahiti, moorea
  PH puerto princesa: palawan; cebu city: cebu; manila: luzon; davao: mindanao
  PT faro: algarve; ponta delgada: azores, acores; evora: alentejo; vila real: douro valley
  RO cluj napoca: transylvania
  RU novosibirsk: siberia; petropavlovsk kamchatsky: kamchatka; yuzhno sakhalinsk: sakhalin
  SE visby: gotland; borgholm: oland; malmo: skane, scania
  SJ longyearbyen: svalbard, spitsbergen
  TC cockburn town: providenciales, turks and caicos
  TH phuket: phuket; ko samui: koh samui, ko samui, samui; krabi: krabi; trat: koh chang
  TH ko pha ngan: koh phangan
  TN houmt el souk: djerba
  TR nevsehir: cappadocia, kapadokya; antalya: turkish riviera
  TT scarborough: tobago; port of spain: trinidad
  TZ zanzibar: zanzibar; moshi: kilimanjaro; arusha: serengeti
  UA simferopol: crimea
  US kahului: maui; lihue: kauai; kaunakakai: molokai; lanai city: lanai; hilo: big island; kailua: kona
  US san francisco: bay area, san francisco bay area, sf bay area, norcal, northern california
  US san jose: silicon valley; napa: napa valley, wine country; sonoma: sonoma
  US south lake tahoe: lake tahoe, tahoe; mariposa: yosemite; carmel by the sea: big sur
  US san luis obispo: central coast california
  US los angeles: socal, southern california, greater los angeles, san fernando valley; riverside: inland empire
  US indio: coachella valley; hyannis: cape cod; nantucket: nantucket; vineyard haven: marthas vineyard
  US hempstead: long island; southampton: the hamptons, hamptons; east hampton: east hampton
  US albany: upstate new york; poughkeepsie: hudson valley; ithaca: finger lakes; lake placid: adirondacks
  US kingston: catskills; east stroudsburg: poconos; asbury park: jersey shore; new york city: tri state area
  US kill devil hills: outer banks; key west: florida keys, the keys; miami: south florida
  US miami beach: south beach; panama city: panhandle; tampa: gulf coast; raleigh: research triangle
  US gatlinburg: smoky mountains; branson: ozarks; minneapolis: twin cities
  US dallas: dfw, metroplex, dallas fort worth; fredericksburg: hill country
  US seattle: puget sound, pacific northwest; hood river: columbia gorge; jackson: jackson hole
  US west yellowstone: yellowstone; grand canyon village: grand canyon; springdale: zion
  US kayenta: monument valley; boston: new england; chicago: midwest, chicagoland; washington: dmv
  VG road town: tortola
  VI charlotte amalie: saint thomas, saint john usvi; christiansted: saint croix
  VN duong dong: phu quoc
  ZA knysna: garden route; stellenbosch: winelands
  AU hervey bay: kgari, fraser island; alice springs: uluru, ayers rock
  CA charlottetown: pei
  GR irakleion: κρητη
  NZ invercargill: stewart island
  PH caticlan: boracay
  TH ko pha ngan: koh tao, ko tao
  US manahawkin: long beach island`;

/** In their own script, of the two thousand largest. */
export const OWN_SCRIPT_NAMES = `
  BD natore: নাটোর; narsingdi: নরসিংদী; bagerhat: বাগেরহাট; coxs bazar: কক্সবাজার
  CN huaian: 淮安; bayan nur: 巴彦淖尔; taian: 泰安; changshu: 常熟; huainan: 淮南; suqian: 宿迁; yiyang: 益阳; jinzhong: 晋中
  CN zhu cheng city: 诸城; xuanzhou: 宣州; wanzhou: 万州; changzhi: 长治; panshan: 盘山; jiaozhou: 胶州; shangluo: 商洛
  CN xianning: 咸宁; mianzhu deyang sichuan: 绵竹; shouguang: 寿光; shizuishan: 石嘴山; beian: 北安; gaomi: 高密
  CN fenghuang: 凤凰; anqiu: 安丘; pizhou: 邳州; laixi: 莱西; hechi: 河池; lincang: 临沧; linqu: 临朐; changle: 昌乐; rugao: 如皋
  CN yanzhou: 兖州; wafangdian: 瓦房店; xuchang: 许昌
  EG madinat sittah uktubar: مدينة 6 أكتوبر
  ET nazret: አዳማ; hawassa: ሀዋሳ; dese: ደሴ
  HK sha tin: 沙田; tseung kwan o: 將軍澳; fanling: 粉嶺
  IN kallakurichi: கள்ளக்குறிச்சி; rajkot: રાજકોટ; gorakhpur: गोरखपुर; pimpri: पिंपरी; kalyan: कल्याण
  IN thane: ठाणे; ghaziabad: ग़ाज़ियाबाद, गाजियाबाद; dombivli: डोंबिवली; teni: தேனி; gwalior: ग्वालियर
  IN kanayannur: കണയന്നൂർ; narela: नरेला; moradabad: मुरादाबाद; borivli: बोरीवली; sangli: सांगली; bokaro: बोकारो
  IN bhayandar: भाईंदर; kolhapur: कोल्हापूर; jamnagar: જામનગર; saharanpur: सहारनपुर; bhatpara: ভাটপাড়া
  IN maheshtala: মহেশতলা; malegaon: मालेगाव; davangere: ದಾವಣಗೆರೆ; gaya: गया; jhansi: झांसी; panihati: পানিহাটি
  IN bhagalpur: भागलपुर; ambattur: அம்பத்தூர்; muzaffarpur: मुजफ्फरपुर; kamarhati: কামারহাটি; patiala: ਪਟਿਆਲਾ
  IN bhilwara: भीलवाड़ा; shahjanpur: शाहजहाँपुर; firozabad: फिरोजाबाद; barasat: বারাসাত; rampur: रामपुर
  IN panipat: पानीपत; bilaspur: बिलासपुर; ranipet: ராணிப்பேட்டை; jalna: जालना; satna: सतना; etawah: इटावा
  IN naihati: নৈহাটি; sonipat: सोनीपत; avadi: ஆவடி; tiruvottiyur: திருவொற்றியூர்; saugor: सागर
  IN bihar sharif: बिहारशरीफ
  JO russeifa: الرصيفة
  KH takeo: តាកែវ
  KP sunchon: 순천; sariwon: 사리원
  MA temara: تمارة
  MM nay pyi taw: နေပြည်တော်
  NP patan: पाटन; birganj: वीरगञ्ज
  PK muzaffarabad: مظفر آباد; kotli: کوٹلی; bahawalpur: بہاولپور; larkana: لاڑکانہ; jhang sadr: جھنگ; kasur: قصور
  SD el fasher: الفاشر
  TW taoyuan city: 桃園
  IN hyderabad: హైదరాబాద్`;

/** Of countries, besides those that CLDR knows. */
export const COUNTRY_NAMES = `
  AE uae, emirates
  AT osterreich
  BR brasil
  CD dr congo, drc
  CG congo
  CH schweiz, suisse
  CI ivory coast
  CV cape verde
  CZ czech republic
  DE deutschland
  DK danmark
  ES espana
  FI suomi
  GB uk, u k, britain, great britain
  HK hong kong
  IT italia
  JP nippon
  MK macedonia
  MM burma, myanmar
  MO macau, macao
  NL holland, the netherlands, nederland
  NO norge
  PL polska
  PS palestine
  SE sverige
  SZ swaziland
  TL east timor
  TR turkey
  US usa, us, u s a, u s, america
  VI us virgin islands, usvi, virgin islands`;
